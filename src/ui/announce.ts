import { toastStore } from './toast-store.ts'

/** Shows a short message in passing and reads it to those who listen. */
export const announce = (message: string): void => toastStore.add(message)
