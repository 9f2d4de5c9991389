import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import type { Definition } from './definition.types.ts'
import { stateDefinitionOf } from './state-definition.ts'
import { transitionDefinitionOf } from './transition-definition.ts'

/** A state's transitions as XState resolved them, the eventless ones last. */
export const transitionsFrom = (node: AnyStateNode): AnyTransitionDefinition[] => [
	...[...node.transitions.values()].flat(),
	...(node.always ?? []),
]

/** Every state node of a machine, outer states before inner ones. */
export const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
	node,
	...Object.values(node.states).flatMap(nodesOf),
]

const delaysOf = ({ implementations }: AnyStateMachine): Record<string, number> =>
	Object.fromEntries(
		Object.entries(implementations.delays as Record<string, unknown>).flatMap(([name, value]) =>
			typeof value === 'number' ? [[name, value]] : [],
		),
	)

/** Reads a machine of XState 5 as data. */
export const definitionOf = (machine: AnyStateMachine): Definition => {
	const nodes = nodesOf(machine.root)
	return {
		id: machine.id,
		description: machine.root.description ?? null,
		states: nodes.map(stateDefinitionOf),
		transitions: nodes.flatMap(transitionsFrom).map(transitionDefinitionOf),
		delays: delaysOf(machine),
	}
}
