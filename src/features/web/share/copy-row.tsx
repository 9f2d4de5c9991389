import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { m } from '#i18n/messages'
import type { shareMachine } from '#machines/web/share/share.machine.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'

const row = css({
	display: 'flex',
	gap: '2',
	alignItems: 'flex-end',
	'& > :first-child': { flexGrow: '1' },
})

type RowProps = { share: ActorRefFrom<typeof shareMachine>; url: string }

/**
 * A read-only link with the button that copies it, which says so, or how to copy by hand (SHR-01).
 */
export const CopyRow = ({ share, url }: RowProps) => {
	const isCopied = useSelector(share, (snapshot) => snapshot.hasTag('copied'))
	const isRefused = useSelector(share, (snapshot) => snapshot.hasTag('refused'))
	return (
		<div className={row}>
			<TextField
				label={m.modal_share_link()}
				hint={isRefused && m.modal_share_refused()}
				value={url}
				readOnly
				onFocus={(event) => event.target.select()}
			/>
			<Button tone="outline" onClick={() => share.send({ type: 'copy.requested' })}>
				{isCopied ? m.modal_share_copied() : m.modal_share_copy()}
			</Button>
		</div>
	)
}
