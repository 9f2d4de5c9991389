import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Opens a native dialog while `open`, and closes it before it leaves the page, so that the focus goes back to where it was.
 * The first element with `data-autofocus` gets the focus, else the title.
 */
export const useModal = (open: boolean): RefObject<HTMLDialogElement | null> => {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-autofocus], h2')?.focus()
    return () => dialog.close()
  }, [open])
  return ref
}
