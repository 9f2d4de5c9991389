import { DialogDescription, DialogTitle } from '@ark-ui/react/dialog'
import type { ReactNode } from 'react'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { dialog } from '#styled/recipes'
import { Button } from '../action/button.tsx'
import { ModalFrame } from './modal-frame.tsx'

const look = dialog({ size: 'sm' })
const text = css({ color: 'ink.muted' })

type AlertProps = {
	title: string
	text?: ReactNode
	/** The word on the main button; `OK` unless said otherwise. */
	ok?: string
	onOk: () => void
	/** With it there is a way back: a second button and Escape. */
	cancel?: string
	onCancel?: () => void
	busy?: boolean
}

/**
 * Says one thing and waits until it was read; with `cancel` it asks, and the safe answer has the
 * focus (SES-02, PUR-05).
 */
export const AlertDialog = (props: AlertProps) => {
	const { title, text: words, ok = m.app_ok(), onOk, cancel, onCancel, busy } = props
	const leave = onCancel ?? onOk
	return (
		<ModalFrame role="alertdialog" open className={look.root} onEscape={() => !busy && leave()}>
			<header className={look.head}>
				<DialogTitle className={look.title}>{title}</DialogTitle>
			</header>
			{words && <DialogDescription className={`${look.body} ${text}`}>{words}</DialogDescription>}
			<footer className={look.foot}>
				{cancel && (
					<Button tone="outline" onClick={leave} data-autofocus>
						{cancel}
					</Button>
				)}
				<Button onClick={onOk} busy={busy} data-autofocus={cancel ? undefined : true}>
					{ok}
				</Button>
			</footer>
		</ModalFrame>
	)
}
