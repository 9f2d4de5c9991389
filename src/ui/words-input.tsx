import { type ComponentProps, useEffect, useRef } from 'react'

/**
 * A search field that shows the words of the address. Words that are typed while an earlier search
 * is on its way stay until Enter or until the focus leaves.
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
        // Early input is replayed to a field that may have lost the focus since.
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
