import type { Storage } from './storage.ts'

/**
 * Writes to the first storage and reads from both, so that files written before a change of STORAGE
 * are found.
 */
export const bothStorages = (first: Storage, second: Storage): Storage => ({
	put: first.put,
	open: async (key) => (await first.open(key)) ?? (await second.open(key)),
	delete: async (key) => {
		await first.delete(key)
		await second.delete(key)
	},
	keysOf: async (owner) => [
		...new Set([...(await first.keysOf(owner)), ...(await second.keysOf(owner))]),
	],
})
