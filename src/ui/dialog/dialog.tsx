import { DialogTitle } from '@ark-ui/react/dialog'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { m } from '#i18n/messages'
import { dialog } from '#styled/recipes'
import { IconButton } from '../action/icon-button.tsx'
import { ModalFrame } from './modal-frame.tsx'

export type DialogReason = 'escape' | 'overlay' | 'button'

export type DialogProps = {
	title: ReactNode
	children: ReactNode
	/** Buttons that stay in sight below. */
	foot?: ReactNode
	/**
	 * MOD-02; `drawer` is the slide-over of the filters, `long` holds a long form and fills a phone.
	 */
	size?: 'sm' | 'md' | 'lg' | 'xl' | 'full' | 'drawer' | 'long'
	/** False hides it with everything typed kept, for example while a payment widget is on top. */
	open?: boolean
	/** False while closing would lose something: no button, no Escape, no overlay. */
	closable?: boolean
	onClose: (reason: DialogReason) => void
}

/**
 * A modal on Ark's dialog: focus kept inside and given back; Escape and the overlay close it
 * (MOD-02).
 */
export const Dialog = (props: DialogProps) => {
	const { title, children, foot, size, open = true, closable = true, onClose } = props
	const look = dialog({ size })
	const ask = (reason: DialogReason) => closable && onClose(reason)
	return (
		<ModalFrame
			open={open}
			className={look.root}
			onEscape={() => ask('escape')}
			onOverlay={() => ask('overlay')}
		>
			<header className={look.head}>
				<DialogTitle className={look.title}>{title}</DialogTitle>
				{closable && (
					<IconButton label={m.app_close()} onClick={() => onClose('button')} data-no-autofocus>
						<X />
					</IconButton>
				)}
			</header>
			<div className={look.body}>{children}</div>
			{foot && <footer className={look.foot}>{foot}</footer>}
		</ModalFrame>
	)
}
