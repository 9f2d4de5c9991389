import { assign, emit, raise, sendTo } from 'xstate'

/** Function that computes a value of a machine. */
export type Computed = (...args: never[]) => unknown

/** XState's internal fields of an action. */
export type Builtin = {
	type?: string
	assignment?: unknown
	event?: unknown
	to?: unknown
	id?: string
	delay?: unknown
}

/**
 * Rebuilds an XState action with another value for its assignment or its event; any other function
 * is unchanged.
 */
export const remade = (action: unknown, change: (value: unknown) => unknown): unknown => {
	const { type, assignment, event, to, id, delay } = (action ?? {}) as Builtin
	if (assignment !== undefined) return assign(change(assignment) as never)
	if (type === 'xstate.emit') return emit(change(event) as never)
	const options = { id, delay } as never
	if (type === 'xstate.raise') return raise(change(event) as never, options)
	if (type === 'xstate.sendTo') return sendTo(to as never, change(event) as never, options)
	return action
}
