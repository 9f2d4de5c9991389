import type { LiveLog, Seen } from '#atlas/live/live.types.ts'
import { statesOfValue } from '#atlas/live/states-of-value.ts'
import { Badge } from '#atlas/page/ui/badge.tsx'
import { css } from '#atlas-styled/css'
import { PanelPart } from '../panel/panel-part.tsx'
import { PlaceLink } from '../panel/place-link.tsx'

const MOST = 30

type RunningProps = {
	noun: string
	mine: readonly (readonly [string, Seen & { tab: string }])[]
	chosen: string | null
	/** Tabs that ended without a word. */
	gone: LiveLog['gone']
	others: readonly Seen[]
	onChoose: (key: string) => void
}

const row = css({
	display: 'flex',
	gap: '2',
	w: 'full',
	minH: '8',
	alignItems: 'center',
	px: '2',
	textAlign: 'left',
	borderLeftWidth: '2px',
	borderColor: 'line',
	cursor: 'pointer',
	_hover: { bg: 'primary.soft' },
	'&[aria-pressed=true]': { borderColor: 'gold', bg: 'gold.soft' },
})
const list = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1' })

/** Running actors: each of this machine with its state, and the number of others. */
export const Running = ({ noun, mine, chosen, gone, others, onChoose }: RunningProps) => {
	const counts = Map.groupBy(others, ({ machine }) => machine)
	return (
		<>
			{mine.length > 0 && (
				<PanelPart title={`Running now: ${noun}`}>
					{mine.slice(0, MOST).map(([key, seen]) => (
						<button
							key={key}
							type="button"
							className={row}
							aria-pressed={key === chosen}
							onClick={() => onChoose(key)}
						>
							{statesOfValue(seen.state).at(-1)}
							{gone.has(seen.tab) && <Badge tone="red">Tab is gone</Badge>}
							{seen.tags.map((tag) => (
								<Badge key={tag}>#{tag}</Badge>
							))}
						</button>
					))}
					{mine.length > MOST && <p>and {mine.length - MOST} more</p>}
				</PanelPart>
			)}
			{counts.size > 0 && (
				<PanelPart title="Running now: other machines">
					<p className={list}>
						{[...counts].sort().map(([machine, seen]) => (
							<span key={machine}>
								<PlaceLink noun={machine} view="live" search={{}}>
									{machine}
								</PlaceLink>{' '}
								{seen.length}
							</span>
						))}
					</p>
				</PanelPart>
			)}
		</>
	)
}
