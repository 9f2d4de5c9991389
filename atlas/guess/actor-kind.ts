import type { AnyActorLogic, AnyStateMachine } from 'xstate'

/** Kind of an actor, which decides the events that it can cause. */
export type ActorKind =
	| 'promise'
	| 'callback'
	| 'observable'
	| 'events'
	| 'transition'
	| 'machine'
	| 'unknown'

const scope = { self: {}, system: {}, emit: () => {} }

/**
 * Tells the kinds of actor logic apart by what their snapshots hold and how they take a promise's
 * answer.
 */
export const actorKind = (logic: AnyActorLogic | undefined): ActorKind => {
	if (typeof logic !== 'object' || logic === null) return 'unknown'
	if ('root' in logic) return 'machine'
	try {
		const first = logic.getInitialSnapshot(scope as never, undefined as never) as object
		if ('_subscription' in first) return 'context' in first ? 'observable' : 'events'
		if ('context' in first) return 'transition'
		if (!('config' in logic)) return 'unknown'
		try {
			const event = { type: 'xstate.promise.resolve', data: 1 }
			const next = logic.transition(first as never, event as never, scope as never)
			return (next as { status?: unknown }).status === 'done' ? 'promise' : 'callback'
		} catch {
			return 'callback'
		}
	} catch {
		return 'unknown'
	}
}

/** Returns true if a machine can end: it has a final state at its top. */
export const canEnd = (machine: AnyStateMachine): boolean =>
	machine.root.type === 'final' ||
	machine.root.type === 'parallel' ||
	Object.values(machine.root.states).some(({ type }) => type === 'final')
