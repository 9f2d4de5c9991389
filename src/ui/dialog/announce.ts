import { type ToastKind, toastStore } from './toast-store.ts'

/**
 * Shows a short message in passing and reads it to those who listen; `failure` where something was
 * not done.
 */
export const announce = (message: string, kind: ToastKind = 'success'): void =>
	toastStore.add(message, kind)
