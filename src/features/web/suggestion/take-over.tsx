import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { SuggestionBox } from './suggestion-box.tsx'

const taken = new WeakSet<HTMLInputElement>()
/** Fields in which letters are being put together, as for Devanagari. */
const composing = new WeakSet<EventTarget>()
document.addEventListener('compositionstart', ({ target }) => target && composing.add(target))
document.addEventListener('compositionend', ({ target }) => target && composing.delete(target))

/**
 * Puts a box with suggestions in the place of a plain field, once, with what was typed, the focus
 * and the caret. Letters that are being put together are finished first.
 * @param show renders the box where the field was
 * @param onOpen goes to an address of this site
 */
export const takeOver = (
	field: HTMLInputElement,
	show: (box: ReactNode) => void,
	onOpen: (href: string) => void,
): void => {
	if (taken.has(field) || !field.isConnected) return
	if (composing.has(field)) {
		field.addEventListener('compositionend', () => takeOver(field, show, onOpen), { once: true })
		return
	}
	taken.add(field)
	const { className, name, maxLength, value, selectionStart, selectionEnd } = field
	const hadFocus = document.activeElement === field
	let isNew = true
	const focus = (input: HTMLInputElement | null) => {
		if (!input || !isNew) return
		isNew = false
		if (!hadFocus) return
		input.focus()
		input.setSelectionRange(selectionStart, selectionEnd)
		// The box takes no notice of a focus that came before it began to listen, in a microtask.
		queueMicrotask(() =>
			queueMicrotask(() => input.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))),
		)
	}
	flushSync(() =>
		show(
			<SuggestionBox
				field={{ className, name, maxLength, label: field.placeholder }}
				text={value}
				focus={focus}
				onOpen={onOpen}
			/>,
		),
	)
}
