import { useEffect, useRef, useState } from 'react'

/** FLD-04: a list of places stays so long after its field was left, in ms. */
const LATE = 300

/**
 * Returns true if a list is open; leaving its field closes it 300 ms later, so that what was
 * pressed in it still counts.
 */
export const useLateClose = () => {
	const [open, setOpen] = useState(false)
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
	const stay = () => clearTimeout(timer.current)
	useEffect(() => () => clearTimeout(timer.current), [])
	return {
		open,
		show: (next: boolean) => {
			stay()
			setOpen(next)
		},
		stay,
		leave: () => {
			stay()
			timer.current = setTimeout(() => setOpen(false), LATE)
		},
	}
}
