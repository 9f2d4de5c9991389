import { assign, emit, raise, sendTo } from 'xstate'

/** What computes a value of a machine. */
export type Computed = (...args: never[]) => unknown

/** What XState keeps of its own actions. */
export type Builtin = {
  type?: string
  assignment?: unknown
  event?: unknown
  to?: unknown
  id?: string
  delay?: unknown
}

/**
 * An action of XState made anew, with another value for what it assigns, emits, raises or sends;
 * any other function stays.
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
