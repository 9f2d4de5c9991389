import { callBackStates } from '#machines/school/call-back/call-back-state.rules.ts'

/** Filters of the list by state; new requests are the default. */
export const shownStates = [...callBackStates, 'all'] as const

export type ShownState = (typeof shownStates)[number]

export type CallBackSearch = { state?: ShownState; search?: string; page?: number }
