import type { SyntheticEvent } from 'react'

/** Closes the popover around what was pressed; for links and actions inside a Popover. */
export const closePopover = (event: SyntheticEvent<HTMLElement>): void =>
	event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
