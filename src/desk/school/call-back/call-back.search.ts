import { oneOf, page, readSearchBy, words } from '#api/search-fields.ts'
import type { CallBackState } from '#machines/school/call-back/call-back-status.rules.ts'

/**
 * Filters of the list by state; new requests are the default. Written out, since routes read it
 * before they load a machine.
 */
export const shownStates = [
	'new',
	'called',
	'unreachable',
	'closed',
	'all',
] as const satisfies readonly (CallBackState | 'all')[]

export type ShownState = (typeof shownStates)[number]

export type CallBackSearch = { state?: ShownState; search?: string; page?: number }

/** Reads the place from a URL; what is wrong is left out. */
export const readCallBackSearch: (raw: Record<string, unknown>) => CallBackSearch = readSearchBy({
	state: oneOf(shownStates),
	search: words(120),
	page,
})
