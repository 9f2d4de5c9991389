import type { AnyStateMachine } from 'xstate'
import { nodesOf, transitionsFrom } from '#atlas/graph/definition.ts'

type Predicate = (given: object, params: object) => unknown

/** Returns the answers of later guards for a context; kept examples differ in them. */
export const outlook = (machine: AnyStateMachine) => {
	const guards = nodesOf(machine.root)
		.flatMap(transitionsFrom)
		.filter(({ guard }) => guard !== undefined)
	const all = guards.map(({ guard }): unknown =>
		typeof guard === 'function'
			? guard
			: machine.implementations.guards?.[typeof guard === 'string' ? guard : guard!.type],
	)
	const plain = [...new Set(all)].filter(
		(guard): guard is Predicate => typeof guard === 'function' && !('check' in guard),
	)
	return (context: unknown): string =>
		plain
			.map((guard) => {
				try {
					return guard({ context, event: { type: '' } }, {}) ? 'y' : 'n'
				} catch {
					return '-'
				}
			})
			.join('')
}
