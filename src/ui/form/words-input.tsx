import { type ComponentProps, useEffect, useRef } from 'react'

/**
 * A search field that follows the address. While the person types, it keeps their words; Enter or
 * leaving the field makes it follow the address again.
 */
export const WordsInput = ({
	words = '',
	...props
}: Omit<ComponentProps<'input'>, 'type' | 'defaultValue'> & { words: string | undefined }) => {
	const input = useRef<HTMLInputElement>(null)
	const isTyping = useRef(false)
	useEffect(() => {
		if (!isTyping.current) input.current!.value = words
	}, [words])
	return (
		<input
			ref={input}
			type="search"
			defaultValue={words}
			onInput={({ currentTarget }) => {
				// Replayed early input may reach a field that has lost the focus.
				isTyping.current = document.activeElement === currentTarget
			}}
			onKeyDown={({ key }) => {
				if (key === 'Enter') isTyping.current = false
			}}
			onBlur={() => {
				isTyping.current = false
			}}
			{...props}
		/>
	)
}
