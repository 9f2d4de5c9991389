import {
	type AnyEventObject,
	type AnyMachineSnapshot,
	type AnyStateNode,
	type AnyTransitionDefinition,
	not,
} from 'xstate'
import { guardName } from '#atlas/graph/guard-name.ts'
import { transitionId } from '#machines/kit/transition-names.ts'
import { type Reads, watched } from './reads.ts'

/**
 * A guard that said no: whose, what it was given, and what it read. `params` is undefined where it
 * is given none.
 */
export type Refusal = {
	transition: string
	guard: string
	description: string | null
	params: unknown
	saw: [path: string, value: unknown][]
}

type Given = { context: unknown; event: AnyEventObject }
type Checked = { check: (snapshot: unknown, given: Given, own: { guards: unknown[] }) => boolean }

const says = (guard: unknown, snapshot: AnyMachineSnapshot, given: Given): boolean =>
	!(not(guard as never) as unknown as Checked).check(snapshot, given, { guards: [guard] })

const paramsOf = (guard: unknown, given: Given): unknown => {
	const { params } = guard as { params?: unknown }
	return typeof params === 'function' ? params(given) : params
}

const readBy = (guard: unknown, snapshot: AnyMachineSnapshot, event: AnyEventObject): Reads => {
	const reads: Reads = new Map()
	const given = {
		context: watched(reads, 'context', snapshot.context),
		event: watched(reads, 'event', event),
	}
	try {
		says(guard, snapshot, given)
	} catch {
		// Values read before the error count as seen.
	}
	return reads
}

const refusalOf = (
	definition: AnyTransitionDefinition,
	snapshot: AnyMachineSnapshot,
	event: AnyEventObject,
): Refusal | null => {
	const { guard, description = null } = definition
	const given = { context: snapshot.context, event }
	if (guard === undefined || says(guard, snapshot, given)) return null
	return {
		transition: transitionId(definition),
		guard: guardName(guard),
		description,
		params: paramsOf(guard, given),
		saw: [...readBy(guard, snapshot, event)],
	}
}

const isFor = (descriptor: string, type: string): boolean =>
	descriptor === type ||
	(!type.startsWith('xstate.') &&
		(descriptor === '*' || (descriptor.endsWith('.*') && type.startsWith(descriptor.slice(0, -1)))))

/**
 * The guards that an event asks in a situation and that say no, from the innermost state outwards,
 * up to the transition that is taken.
 */
export const refusalsOf = (snapshot: AnyMachineSnapshot, event: AnyEventObject): Refusal[] => {
	const found = new Map<string, Refusal>()
	const leaves = snapshot._nodes.filter(({ type }) => type === 'atomic' || type === 'final')
	for (const leaf of leaves)
		outwards: for (let node: AnyStateNode | undefined = leaf; node; node = node.parent)
			for (const [descriptor, candidates] of node.transitions)
				for (const candidate of isFor(descriptor, event.type) ? candidates : []) {
					const refusal = refusalOf(candidate, snapshot, event)
					if (!refusal) break outwards
					found.set(refusal.transition, refusal)
				}
	return [...found.values()]
}
