import type { ActorLogic, AnyEventObject, EventObject, Snapshot } from 'xstate'

type ControlledSnapshot = Snapshot<unknown> & { input: unknown; context?: unknown }

/** The event that makes a controlled actor answer. */
export type Settled =
	| { type: 'controlled.done'; output: unknown }
	| { type: 'controlled.failed'; error: unknown }
	| { type: 'controlled.next'; context: unknown }

/**
 * Returns actor logic that waits for an answer, so that a path decides each outcome without
 * promises.
 * @param report called when the actor starts, with its input, and when it stops before an answer
 */
export const controlled = (
	report: (change: 'start' | 'stop', input: unknown) => void = () => {},
): ActorLogic<ControlledSnapshot, AnyEventObject, unknown> => ({
	getInitialSnapshot: (_, input) => ({
		status: 'active',
		output: undefined,
		error: undefined,
		input,
	}),
	start: (snapshot) => report('start', snapshot.input),
	transition: (snapshot, event: EventObject) => {
		if (snapshot.status !== 'active') return snapshot
		const settled = event as Settled
		if (settled.type === 'controlled.done')
			return { ...snapshot, status: 'done', output: settled.output }
		if (settled.type === 'controlled.failed')
			return { ...snapshot, status: 'error', error: settled.error }
		if (settled.type === 'controlled.next') return { ...snapshot, context: settled.context }
		if (event.type === 'xstate.stop') {
			report('stop', snapshot.input)
			return { ...snapshot, status: 'stopped' } as ControlledSnapshot
		}
		return snapshot
	},
	getPersistedSnapshot: (snapshot) => snapshot,
})
