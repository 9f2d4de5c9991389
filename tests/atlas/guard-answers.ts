import {
	type AnyEventObject,
	type AnyMachineSnapshot,
	type AnyStateMachine,
	type AnyTransitionDefinition,
	getInitialMicrosteps,
	getMicrosteps,
} from 'xstate'
import { nodesOf, transitionsFrom } from '#atlas/graph/definition.ts'
import { transitionId } from '#machines/kit/transition-names.ts'

type Given = { context: unknown; event: AnyEventObject }
type Guard = (given: Given, params: unknown) => boolean

/** Returns a named guard's answer, called as XState calls it. */
const says = (machine: AnyStateMachine, guard: unknown, given: Given): boolean => {
	const { type, params } = (typeof guard === 'string' ? { type: guard } : guard) as {
		type: string
		params?: unknown
	}
	const implementation = machine.implementations.guards[type] as unknown as Guard
	return implementation(given, typeof params === 'function' ? params(given) : params)
}

const guarded = (machine: AnyStateMachine): AnyTransitionDefinition[] =>
	nodesOf(machine.root)
		.flatMap(transitionsFrom)
		.filter(({ guard }) => guard !== undefined)

const isIn = (snapshot: AnyMachineSnapshot, { source }: AnyTransitionDefinition): boolean =>
	snapshot._nodes.includes(source)

/**
 * Returns the answer of every guard in one step: for the event before it, and for eventless
 * transitions where they are evaluated.
 */
export const guardAnswers = (
	machine: AnyStateMachine,
	event: AnyEventObject,
	before: AnyMachineSnapshot | null,
	input?: unknown,
): Record<string, boolean> => {
	const steps = before
		? getMicrosteps(machine, before as never, event as never)
		: getInitialMicrosteps(machine, input as never)
	const snapshots = steps.map(([snapshot]) => snapshot as AnyMachineSnapshot)
	const answers: Record<string, boolean> = {}
	for (const definition of guarded(machine)) {
		const isEventless = definition.eventType === ''
		const asked = isEventless
			? snapshots
			: before && definition.eventType === event.type
				? [before]
				: []
		for (const snapshot of asked)
			if (isIn(snapshot, definition))
				answers[transitionId(definition)] = says(machine, definition.guard, {
					context: snapshot.context,
					event,
				})
	}
	return answers
}
