import type { AnyEventObject, AnyStateMachine } from 'xstate'
import { explore } from '#atlas/graph/explore.ts'
import type { MachineModel, Outcome } from '#atlas/graph/model.ts'
import { chances, withChance } from './chance.ts'
import type { Heard } from './listened.ts'
import { newShape, type Shape, shapeOf, tracedObject, tracedValue } from './shape.ts'

/** Situations that are visited to learn what is asked of payloads. */
const ENOUGH = 150

type Pending = { type: string; params?: { to?: unknown } }

/** Fields that a machine reads of its input, of each event and of each answer of an actor. */
export type Asked = {
	input: Shape
	events: Map<string, Shape>
	outputs: Map<string, Shape>
	errors: Map<string, Shape>
	nexts: Map<string, Shape>
	/** Contexts that were met; unknown values are functions in them. */
	contexts: unknown[]
}

/** An event for a descriptor: `*` and `mouse.*` stand for an event that nothing else names. */
export const typeFor = (descriptor: string): string =>
	descriptor === '*' ? 'something.else' : descriptor.replace(/\*$/, 'something')

/** A failure with whatever is asked of one. */
export const failure = (): Error => new Error('failed')

/**
 * Explores a machine with values that note what is asked of them, and every guard saying both.
 * @param rest the parts of a model that need no payloads
 */
export const askedOf = (
	machine: AnyStateMachine,
	heard: ReadonlyMap<string, Heard>,
	rest: Pick<MachineModel, 'delays' | 'effects'>,
): Asked => {
	const shapes = (names: Iterable<string>) =>
		new Map([...names].map((name): [string, Shape] => [name, newShape()]))
	const types = machine.events.filter((type) => !type.startsWith('xstate.'))
	const asked: Asked = {
		input: newShape(),
		events: shapes(types),
		outputs: shapes(heard.keys()),
		errors: shapes(heard.keys()),
		nexts: shapes(heard.keys()),
		contexts: [],
	}
	const outcomes = [...heard].map(
		([src, { done, failed, next }]): [string, Record<string, Outcome>] => [
			src,
			{
				...(done && { done: { output: tracedValue(asked.outputs.get(src)!) } }),
				...(failed && { failed: { error: tracedObject(failure(), asked.errors.get(src)!) } }),
				...(next && { next: { next: tracedValue(asked.nexts.get(src)!) } }),
			},
		],
	)
	const events = types.map((type): [string, AnyEventObject] => [
		type,
		tracedObject({ type: typeFor(type) }, asked.events.get(type)!),
	])
	const model: MachineModel = {
		machine,
		inputs: { default: tracedValue(asked.input) },
		events: Object.fromEntries(events),
		outcomes: Object.fromEntries(outcomes),
		...rest,
		project: (context: unknown) => context,
	}
	const { attempts } = withChance(chances[0], () => explore(model, ENOUGH, true))
	for (const { type, params } of attempts.flatMap(({ actions }) => actions as Pending[])) {
		const shape = type === 'xstate.sendTo' ? shapeOf(params?.to) : undefined
		if (shape) shape.asActor = true
	}
	const contexts = new Set(attempts.map(({ at }): unknown => at?.context))
	return { ...asked, contexts: [...contexts].slice(0, 20) }
}
