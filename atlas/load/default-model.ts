import type { AnyEventObject, AnyStateMachine } from 'xstate'
import { definitionOf, nodesOf } from '#atlas/graph/definition.ts'
import { explore } from '#atlas/graph/explore.ts'
import { json } from '#atlas/graph/label.ts'
import type { MachineModel, Outcome } from '#atlas/graph/model.ts'
import { payloadsOf, valuesOf } from '#atlas/guess/candidates.ts'
import { chances, withChance } from '#atlas/guess/chance.ts'
import { type Candidates, choose } from '#atlas/guess/choose.ts'
import { type Asked, askedOf, failure, typeFor } from '#atlas/guess/discover.ts'
import { type Heard, heardOf } from '#atlas/guess/listened.ts'
import { literalsOf } from '#atlas/guess/literals.ts'
import type { Shape } from '#atlas/guess/shape.ts'
import { unclearGuards } from '#atlas/guess/unclear.ts'

/**
 * Default limit of the situations visited without a model: the context then holds unbounded values,
 * so the exploration may have no end.
 */
export const GUESSED_LIMIT = 2000

const FEW = 200

const delaysOf = (machine: AnyStateMachine): Record<string, number> => {
	const named = Object.entries(machine.implementations.delays ?? {}).map(
		([name, ms], i): [string, number] => [name, typeof ms === 'number' ? ms : 1000 + i],
	)
	const plain = nodesOf(machine.root)
		.flatMap(({ after }) => after.map(({ delay }) => delay))
		.filter((delay) => typeof delay === 'number')
		.map((ms): [string, number] => [String(ms), ms])
	return Object.fromEntries([...plain, ...named])
}

/**
 * Actions that XState itself carries out (assign, raise and so on) change the machine; only the
 * others are effects.
 */
const effectsIn = (machine: AnyStateMachine, names: readonly string[]): string[] =>
	[...new Set(names)].filter((name) => {
		if (name.startsWith('xstate.')) return false
		const action: unknown = machine.implementations.actions?.[name as never]
		return !(typeof action === 'function' && 'resolve' in action)
	})

const isAsked = ({ reads, element, returns, asNumber, asKey, asActor }: Shape): boolean =>
	reads.size > 0 || element !== null || returns !== null || asNumber || asKey || asActor

const candidatesOf = (
	machine: AnyStateMachine,
	heard: ReadonlyMap<string, Heard>,
	asked: Asked,
): Candidates => {
	const literals = literalsOf(machine, asked.contexts)
	const outcomes = [...heard].map(
		([src, { done, failed, next }]): [string, Record<string, Outcome[]>] => {
			const errors = payloadsOf(asked.errors.get(src)!, literals).slice(0, 8)
			const values = (shape: Shape) => valuesOf(shape, 'value', literals)
			return [
				src,
				{
					...(done && {
						done: (isAsked(asked.outputs.get(src)!)
							? values(asked.outputs.get(src)!)
							: [undefined]
						).map((output) => ({ output })),
					}),
					...(failed && {
						failed: errors.map((fields) => ({ error: Object.assign(failure(), fields) })),
					}),
					...(next && { next: values(asked.nexts.get(src)!).map((one) => ({ next: one })) }),
				},
			]
		},
	)
	const events = [...asked.events].map(([type, shape]): [string, AnyEventObject[]] => [
		type,
		payloadsOf(shape, literals).map((payload) => ({ ...payload, type: typeFor(type) })),
	])
	return {
		inputs: isAsked(asked.input) ? payloadsOf(asked.input, literals) : [undefined],
		events: Object.fromEntries(events),
		outcomes: Object.fromEntries(outcomes),
	}
}

const without = (context: unknown, keys: ReadonlySet<string>): unknown =>
	keys.size === 0 || typeof context !== 'object' || context === null
		? context
		: Object.fromEntries(Object.entries(context).filter(([key]) => !keys.has(key)))

const firstOf = <Many>(examples: Record<string, Many[]>): Record<string, Many> =>
	Object.fromEntries(
		Object.entries(examples).flatMap(([name, [first]]) =>
			first === undefined ? [] : [[name, first]],
		),
	)

/** Returns the guards that read unknown values: payloads, or values derived from them. */
const unclearIn = (model: MachineModel): string[] => {
	const { attempts } = explore(model, FEW)
	const changed = new Set<string>()
	const first = new Map<string, string>()
	for (const { at } of attempts)
		for (const [key, value] of Object.entries(at?.context ?? {})) {
			const told = json(value)
			if (!first.has(key)) first.set(key, told)
			else if (first.get(key) !== told) changed.add(key)
		}
	const snapshots = [...new Set(attempts.flatMap(({ at }) => (at ? [at] : [])))]
	return unclearGuards(model.machine, snapshots, changed)
}

/**
 * Returns the model of a machine that has none: its own event types, the answers that its actors'
 * kinds can give, and example payloads, found by recording accesses and by trying which values make
 * a difference. The projection is the whole context, except values that depend on the clock or on
 * chance.
 */
export const defaultModel = (machine: AnyStateMachine): MachineModel => {
	const { states, transitions } = definitionOf(machine)
	const named = [
		...states.flatMap(({ entry, exit }) => [...entry, ...exit]),
		...transitions.flatMap(({ actions }) => actions),
	]
	const delays = delaysOf(machine)
	const effects = effectsIn(
		machine,
		named.map(({ name }) => name),
	)
	const heard = heardOf(machine)
	const asked = askedOf(machine, heard, { delays, effects })
	const candidates = candidatesOf(machine, heard, asked)
	const plain: MachineModel = {
		machine,
		inputs: { default: candidates.inputs[0] },
		events: firstOf(candidates.events),
		outcomes: Object.fromEntries(
			Object.entries(candidates.outcomes).map(([src, answers]) => [src, firstOf(answers)]),
		),
		delays,
		effects,
		project: (context: unknown) => context,
	}
	const { byChance, ...chosen } = choose(plain, candidates)
	const model = { ...plain, ...chosen, project: (context: unknown) => without(context, byChance) }
	return { ...model, guessed: { unclear: withChance(chances[0], () => unclearIn(model)) } }
}
