import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { not } from 'xstate'
import { nodesOf, transitionsFrom } from '#atlas/graph/definition.ts'
import { transitionId } from '#machines/kit/transition-names.ts'

type Checked = {
	check: (snapshot: AnyMachineSnapshot, given: unknown, own: { guards: unknown[] }) => boolean
}

/**
 * Returns the ids of transitions whose guard reads unknown values: a payload, or a field of the
 * context that is assigned from one.
 * @param given fields of the context that come from outside
 */
export const unclearGuards = (
	machine: AnyStateMachine,
	snapshots: readonly AnyMachineSnapshot[],
	given: ReadonlySet<string>,
): string[] =>
	nodesOf(machine.root)
		.flatMap(transitionsFrom)
		.filter(({ guard, source }) => {
			if (guard === undefined) return false
			let reads = false
			const noting = (known: object, isGiven: (key: string) => boolean) =>
				new Proxy(known, {
					get: (target, key) => {
						if (typeof key === 'string' && isGiven(key)) reads = true
						return Reflect.get(target, key)
					},
				})
			const ask = not(guard as never) as unknown as Checked
			const here = snapshots.filter(({ _nodes }) => _nodes.includes(source)).slice(0, 20)
			for (const snapshot of here.length > 0 ? here : snapshots.slice(0, 1))
				try {
					const context = noting((snapshot.context ?? {}) as object, (key) => given.has(key))
					const event = noting({ type: '' }, (key) => key !== 'type')
					ask.check(snapshot, { context, event }, { guards: [guard] })
				} catch {
					reads = true
				}
			return reads
		})
		.map(transitionId)
