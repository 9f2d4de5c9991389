/** Status of a call-back: not called yet, called, called without success, closed. */
export type CallBackState = 'new' | 'called' | 'unreachable' | 'closed'

/** Every state, in the order in which it is worked on. */
export const callBackStates = ['new', 'called', 'unreachable', 'closed'] as const

const next: Record<CallBackState, readonly CallBackState[]> = {
  new: ['called', 'unreachable'],
  called: ['closed', 'unreachable'],
  unreachable: ['called', 'closed'],
  closed: ['called'],
}

/** The states that may follow; a closed one is opened again as called (CBK-07). */
export const statesAfter = (state: CallBackState): readonly CallBackState[] => next[state]

/**
 * Returns true if a call-back may be saved with a status: the same one (for another note) or a next
 * one.
 */
export const mayBecome = (from: CallBackState, to: CallBackState): boolean =>
  from === to || next[from].includes(to)
