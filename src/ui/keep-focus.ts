import type { KeyboardEvent } from 'react'

const focusable =
  'a[href],button:not([disabled]),input:not([disabled]),select:not([disabled]),textarea:not([disabled]),iframe,[tabindex="0"]'

/** Tab goes round inside a dialog instead of leaving for the browser's own buttons (MOD-02). */
export const keepFocus = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'Tab') return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)]
  const seen = all.filter((element) => element.checkVisibility())
  const from = event.shiftKey ? seen[0] : seen.at(-1)
  const to = event.shiftKey ? seen.at(-1) : seen[0]
  const active = document.activeElement
  const outside = !seen.some((element) => element === active)
  if (active !== from && !(outside && event.shiftKey)) return
  event.preventDefault()
  to?.focus()
}
