import type { AnyActor, AnyMachineSnapshot, AnyTransitionDefinition, InspectionEvent } from 'xstate'
import { transitionId } from '#machines/kit/transition-names.ts'

/** A move of a machine in this tab: its start, its transitions, or its end. */
export type Move = {
	kind: 'started' | 'moved' | 'stopped'
	actor: AnyActor
	/** The noun of the machine. */
	machine: string
	/** Name of the event, as in ids of transitions; the start and the end have their own names. */
	event: string
	/** Ids of the transitions taken in this macrostep, in order. */
	transitions: string[]
	snapshot: AnyMachineSnapshot
}

/** The noun of an actor's machine; null for an actor that is no machine. */
export const machineOf = (actor: AnyActor): string | null =>
	'root' in actor.logic ? (actor.logic as { id: string }).id : null

/**
 * Makes moves of what XState tells inspectors: one for each macrostep that took a transition, one
 * for a start, one for an end.
 */
export const movesTo = (tell: (move: Move) => void): ((event: InspectionEvent) => void) => {
	const taken = new WeakMap<AnyActor, string[]>()
	return (inspected) => {
		const actor = inspected.actorRef as AnyActor
		const machine = machineOf(actor)
		if (machine === null) return
		if (inspected.type === '@xstate.microstep') {
			const { _transitions } = inspected as unknown as { _transitions: AnyTransitionDefinition[] }
			taken.set(actor, [...(taken.get(actor) ?? []), ..._transitions.map(transitionId)])
			return
		}
		if (inspected.type !== '@xstate.snapshot') return
		const snapshot = inspected.snapshot as AnyMachineSnapshot
		const transitions = taken.get(actor) ?? []
		taken.delete(actor)
		const { type } = inspected.event
		const event = transitions[0]?.split(' ')[1] ?? type
		const move = { actor, machine, transitions, snapshot }
		if (type === 'xstate.init') tell({ kind: 'started', event: 'start', ...move })
		else if (transitions.length > 0) tell({ kind: 'moved', event, ...move })
		if (snapshot.status !== 'active')
			tell({ kind: 'stopped', event: snapshot.status, ...move, transitions: [] })
	}
}
