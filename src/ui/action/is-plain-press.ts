import type { MouseEvent } from 'react'

/**
 * Returns true if a press on a link asks for nothing but to go there: not for a new tab, a new
 * window or a download.
 */
export const isPlainPress = (event: MouseEvent): boolean =>
	event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
