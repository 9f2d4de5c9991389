import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { announce } from '#ui/dialog/announce.ts'
import { small } from '#ui/look.ts'
import { type DraftView, versionQuery, versionsQuery } from './draft.queries.ts'
import { DraftComparison } from './draft-comparison.tsx'

const list = css({ display: 'flex', flexDirection: 'column', gap: '2', pt: '2' })
const row = css({
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	justifyContent: 'space-between',
	gap: '3',
})

type VersionsProps = {
	id: string
	/** The content that versions are compared with. */
	now: DraftView['content']
	/** Takes the content of a version into the draft; without it versions are only listed. */
	onRestore?: (content: DraftView['content']) => void
}

/** The versions that were handed in; one of them can be taken back into the draft. */
export const DraftVersions = ({ id, now, onRestore }: VersionsProps) => {
	const queryClient = useQueryClient()
	const [compared, setCompared] = useState<number | null>(null)
	const { data } = useQuery(versionsQuery(id))
	if (!data || data.data.length === 0) return null
	const restore = async (number: number) => {
		try {
			onRestore?.(await queryClient.fetchQuery(versionQuery(id, number)))
		} catch {
			announce(m.desk_unavailable())
		}
	}
	return (
		<details>
			<summary>{m.draft_versions()}</summary>
			<ul className={list}>
				{data.data.map(({ number, saved_at }) => (
					<li key={number} className={row}>
						<span>
							{m.draft_version({ number })}
							<br />
							<span className={small}>{dateAndTime(saved_at)}</span>
						</span>
						<Button
							tone="outline"
							size="sm"
							aria-label={m.draft_compare_name({ number })}
							onClick={() => setCompared(number)}
						>
							{m.draft_compare()}
						</Button>
						{onRestore && (
							<Button
								tone="outline"
								size="sm"
								aria-label={m.draft_version_restore_name({ number })}
								onClick={() => void restore(number)}
							>
								{m.draft_version_restore()}
							</Button>
						)}
					</li>
				))}
			</ul>
			{compared !== null && (
				<DraftComparison id={id} number={compared} now={now} onClose={() => setCompared(null)} />
			)}
		</details>
	)
}
