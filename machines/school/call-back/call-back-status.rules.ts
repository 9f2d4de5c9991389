import { type StatusOf, statusAfter } from '#machines/kit/status.ts'
import { type CallBackStatusEvent, callBackStatusMachine } from './call-back-status.machine.ts'

/** Status of a call-back: not called yet, called, called without success, closed. */
export type CallBackState = StatusOf<typeof callBackStatusMachine>

/** Returns the states that may follow, in the order of the machine's events. */
export const statesAfter = (state: CallBackState): readonly CallBackState[] =>
	callBackStatusMachine.states[state]!.ownEvents.flatMap(
		(type) => statusAfter(callBackStatusMachine, state, { type } as CallBackStatusEvent) ?? [],
	)

/**
 * Returns true if a call-back may be saved with a status: the same one (for another note) or a next
 * one.
 */
export const mayBecome = (from: CallBackState, to: CallBackState): boolean =>
	from === to || statesAfter(from).includes(to)
