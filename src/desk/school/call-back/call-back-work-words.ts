import { dayNames, purposeNames } from '#features/school/call-back/call-back-words.ts'
import { m } from '#i18n/messages'
import type { CallBackState } from '#machines/school/call-back/call-back-status.rules.ts'
import type { CallBackEntry } from './call-back.queries.ts'

/** Names of the states of a call-back. */
export const stateNames: Record<CallBackState, () => string> = {
	new: m.callback_state_new,
	called: m.callback_state_called,
	unreachable: m.callback_state_unreachable,
	closed: m.callback_state_closed,
}

export const stateTones = {
	new: 'gold',
	called: 'primary',
	unreachable: 'red',
	closed: 'leaf',
} as const

/** The button that moves a call-back on to a state. */
export const moveName = (from: CallBackState, to: CallBackState): string => {
	if (to === 'closed') return m.callback_close()
	if (to === 'unreachable') return m.callback_not_reached()
	return from === 'closed' ? m.callback_reopen() : m.callback_called()
}

const nameOf = (names: Record<string, () => string>, word: string): string =>
	names[word]?.() ?? word

/** When somebody wants to be called, and why; an own purpose as it was typed. */
export const wishWords = (entry: CallBackEntry): string =>
	m.callback_wish({
		day: nameOf(dayNames, entry.preferred_day),
		time: entry.preferred_time,
		purpose: nameOf(purposeNames, entry.purpose),
	})
