import { DialogBackdrop, DialogContent, DialogPositioner, DialogRoot } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { css } from '#styled/css'
import { useOpener } from './use-opener.ts'

type ModalFrameProps = {
	role?: 'dialog' | 'alertdialog'
	open: boolean
	className: string | undefined
	onEscape: () => void
	onOverlay?: () => void
	children: ReactNode
}

const focusIn = (modal: HTMLElement | null): HTMLElement | null =>
	modal?.querySelector<HTMLElement>('[data-autofocus]') ??
	modal?.querySelector<HTMLElement>(':is(input, select, textarea):enabled') ??
	null

const layer = css({ position: 'fixed', inset: '0', zIndex: '[calc(40 + var(--layer-index, 0))]' })
const veil = css({ bg: 'veil' })
const place = css({ display: 'flex' })
const content = css({ position: 'relative', outline: '[none]' })

/**
 * Frame of every modal: Ark traps and restores the focus, locks scrolling, labels the parts and
 * stacks modals (MOD-02). Initial focus: the first element with `data-autofocus`, else the first
 * field, else the first button without `data-no-autofocus`.
 */
export const ModalFrame = (props: ModalFrameProps) => {
	const { role = 'dialog', open, className, onEscape, onOverlay, children } = props
	const root = useRef<HTMLDivElement>(null)
	const opener = useOpener(open)
	// Opens one frame later: a modal that opens below it in the same moment hides everything in the
	// page by then.
	const [ready, setReady] = useState(false)
	useEffect(() => {
		const frame = requestAnimationFrame(() => setReady(true))
		return () => cancelAnimationFrame(frame)
	}, [])
	if (!ready) return null
	return (
		<DialogRoot
			role={role}
			open={open}
			// Controlled: Ark only reports the request to close, the owner of `open` decides.
			closeOnEscape={false}
			closeOnInteractOutside={false}
			onEscapeKeyDown={onEscape}
			onPointerDownOutside={({ detail }) => {
				const pressed = detail.originalEvent.target
				if (!(pressed instanceof Element && pressed.closest('[role=status]'))) onOverlay?.()
			}}
			initialFocusEl={() => focusIn(root.current)}
			finalFocusEl={opener}
		>
			<Portal>
				<DialogBackdrop className={`${layer} ${veil}`} />
				<DialogPositioner className={`${layer} ${place}`}>
					<DialogContent asChild ref={root} className={`${className} ${content}`}>
						<dialog open={open}>{children}</dialog>
					</DialogContent>
				</DialogPositioner>
			</Portal>
		</DialogRoot>
	)
}
