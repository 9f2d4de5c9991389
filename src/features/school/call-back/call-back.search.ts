import { callBackStates } from '#machines/school/call-back/call-back-state.rules.ts'

/** What the list may be narrowed to; new ones are shown first. */
export const shownStates = [...callBackStates, 'all'] as const

export type ShownState = (typeof shownStates)[number]

export type CallBackSearch = { state?: ShownState; search?: string; page?: number }
