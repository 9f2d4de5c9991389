import { type ReactNode, useId } from 'react'
import { button, menu } from '#styled/recipes'

const look = menu()

type PopoverProps = {
	/** Name of the button. */
	label: string
	/** Content of the button. */
	face: ReactNode
	children: ReactNode
}

/**
 * A button that opens a native popover below the header: Escape, a press outside and a choice close
 * it.
 */
export const Popover = ({ label, face, children }: PopoverProps) => {
	const id = useId()
	return (
		<>
			<button
				type="button"
				className={button({ tone: 'quiet', size: 'icon' })}
				aria-label={label}
				title={label}
				popoverTarget={id}
			>
				{face}
			</button>
			<div id={id} popover="auto" className={look.content}>
				{children}
			</div>
		</>
	)
}
