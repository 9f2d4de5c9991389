/** Kind of a message: success, information, failure. */
export type ToastKind = 'success' | 'info' | 'failure'

export type ToastItem = { id: number; message: string; kind: ToastKind }

const LASTS = 6000

let items: readonly ToastItem[] = []
let next = 0
const listeners = new Set<() => void>()

const change = (to: readonly ToastItem[]) => {
	items = to
	for (const listener of listeners) listener()
}

/** Where announcements wait to be read; read by Toaster. */
export const toastStore = {
	get: () => items,
	subscribe: (listener: () => void) => {
		listeners.add(listener)
		return () => void listeners.delete(listener)
	},
	dismiss: (id: number) => change(items.filter((item) => item.id !== id)),
	/** Three at most; each leaves after six seconds. */
	add: (message: string, kind: ToastKind) => {
		const id = next++
		change([...items.filter((item) => item.message !== message).slice(-2), { id, message, kind }])
		setTimeout(() => toastStore.dismiss(id), LASTS)
	},
}
