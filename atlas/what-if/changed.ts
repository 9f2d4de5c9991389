import { type AnyStateMachine, createMachine } from 'xstate'
import type { MachineModel } from '#atlas/graph/model.ts'
import { copyOf, type Json, listOf, statesOf } from '#atlas/mutants/config.ts'
import { escaped, placeOf, pointerOf, transitionPointer } from './place-of.ts'
import type { Change, Operation } from './what-if.types.ts'

const never = () => false

const addTo = (
	node: Json,
	machine: AnyStateMachine,
	{ event, target }: Change & { kind: 'add' },
) => {
	const on = (node.on ?? {}) as Json
	const added = { target: `#${machine.id}.${target}` }
	node.on = { ...on, [event]: [...listOf(on[event]), added] }
}

const apply = (config: Json, machine: AnyStateMachine, change: Change): boolean => {
	if (change.kind === 'drop') {
		const place = placeOf(config, change.transition)
		if (!place) return false
		const { site, at } = place
		site.write(
			config,
			// It stays in its place, so that every other transition keeps its id.
			site.list.map((one, i) => (i === at ? { ...one, guard: never } : one)),
		)
		return true
	}
	const state = statesOf(config).find(({ name }) => (name || '.') === change.source)
	if (!state) return false
	addTo(state.node, machine, change)
	return true
}

/** The model with changes made to its machine; null where one cannot be made. */
export const changed = (model: MachineModel, changes: readonly Change[]): MachineModel | null => {
	const config = copyOf(model.machine.config as Json)
	if (!changes.every((change) => apply(config, model.machine, change))) return null
	try {
		const machine = createMachine(config as never, model.machine.implementations as never)
		return { ...model, machine: machine as unknown as AnyStateMachine }
	} catch {
		return null
	}
}

/** Changes as a JSON Patch on the machine's configuration, each on what the one before left. */
export const patchOf = (model: MachineModel, changes: readonly Change[]): Operation[] => {
	const config = model.machine.config as Json
	return changes.flatMap((change): Operation[] => {
		if (change.kind === 'drop') {
			const place = placeOf(config, change.transition)
			return place ? [{ op: 'remove', path: transitionPointer(place) }] : []
		}
		const { source, event, target } = change
		const node = statesOf(config).find(({ name }) => (name || '.') === source)?.node
		const on = node?.on as Json | undefined
		const home = pointerOf(source)
		const value = { target: `#${model.machine.id}.${target}` }
		if (!on) return [{ op: 'add', path: `${home}/on`, value: { [event]: value } }]
		const path = `${home}/on/${escaped(event)}`
		const known = on[event]
		if (known === undefined) return [{ op: 'add', path, value }]
		return Array.isArray(known)
			? [{ op: 'add', path: `${path}/-`, value }]
			: [{ op: 'replace', path, value: [...listOf(known), value] }]
	})
}
