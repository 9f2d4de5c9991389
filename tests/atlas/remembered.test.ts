import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, assign, createMachine } from 'xstate'
import { explore, stubActors } from '#atlas/graph/explore.ts'
import type { MachineModel } from '#atlas/graph/model.ts'
import { type Path, suiteOf } from '#atlas/graph/paths/suite.ts'
import { openStepper } from '#atlas/graph/stepper.ts'
import { defaultModel } from '#atlas/load/default-model.ts'
import { rememberedDifference } from '#atlas/mutants/remembered.ts'
import { firstDifference } from '#atlas/mutants/run-steps.ts'
import { models } from '../machines/models.ts'

const open = (model: MachineModel) => openStepper(stubActors(model))

const pathsOf = (model: MachineModel): Path[] =>
	(['pairs', 'unexpected', 'pairs'] as const).flatMap(
		(suite) => suiteOf('one', { graph: explore(model).graph }, { suite }).paths,
	)

/** Where a machine first leaves each path, remembered and step by step. */
const bothOf = (make: () => MachineModel, paths: readonly Path[]) => {
	const [one, other] = [make(), make()]
	const remembered = rememberedDifference(one, open(one))
	const stepper = open(other)
	return [paths.map(remembered), paths.map((path) => firstDifference(other, stepper, path))]
}

const modelOf = (machine: AnyStateMachine, events: string[], isHidden = false): MachineModel => ({
	...defaultModel(machine),
	events: Object.fromEntries(events.map((type) => [type, { type }])),
	project: isHidden ? () => ({}) : (context: unknown) => context,
})

type Known = { context: { knocks: unknown } }

/** The third knock opens, or waiting after one, which the situation does not show. */
const third = (remember: (knocks: unknown) => unknown, first: () => unknown) =>
	modelOf(
		createMachine({
			context: () => ({ knocks: first() }),
			initial: 'shut',
			states: {
				shut: {
					on: {
						KNOCK: [
							{ guard: ({ context }: Known) => sizeOf(context.knocks) > 1, target: 'open' },
							{ actions: assign({ knocks: ({ context }: Known) => remember(context.knocks) }) },
						],
						WAIT: [
							{ guard: ({ context }: Known) => sizeOf(context.knocks) > 0, target: 'open' },
							{ target: 'shut' },
						],
					},
				},
				open: {},
			},
		} as never) as never,
		['KNOCK', 'WAIT'],
		true,
	)

const sizeOf = (knocks: unknown): number =>
	knocks instanceof Set ? knocks.size : Number((knocks as { length?: number }).length ?? knocks)

const kinds: [string, () => MachineModel][] = [
	[
		'a number',
		() =>
			third(
				(n) => Number(n) + 1,
				() => 0,
			),
	],
	[
		'a list',
		() =>
			third(
				(list) => [...(list as number[]), 1],
				() => [],
			),
	],
	[
		'a list changed in its place',
		() =>
			third(
				(list) => {
					;(list as number[]).push(1)
					return list
				},
				() => [],
			),
	],
	[
		'a set',
		() =>
			third(
				(set) => new Set([...(set as Set<unknown>), {}]),
				() => new Set(),
			),
	],
	[
		'a set changed in its place',
		() =>
			third(
				(set) => (set as Set<unknown>).add({}),
				() => new Set(),
			),
	],
	[
		'one set for all',
		() => {
			const all = new Set<unknown>()
			const model = third(
				() => all.add({}),
				() => all,
			)
			// Guessing the model has filled it.
			all.clear()
			return model
		},
	],
]

/** As many knocks as there are letters, each said to change nothing. */
const knocks: Path[] = ['K', 'W', 'KK', 'KKK', 'KKKK', 'KKKWK', 'KWKKWK'].map((letters) => {
	const step = (kind: 'start' | 'event', label: string) => ({
		...{ from: '·', kind, label, to: 'shut {}', effects: [], requirements: [], transitions: [] },
	})
	const events = [...letters].map((one) => step('event', one === 'K' ? 'KNOCK' : 'WAIT'))
	const steps = [step('start', 'default'), ...events]
	return { id: letters, name: letters, title: letters, requirements: [], steps }
})

describe('ATL-12 steps that are remembered', () => {
	it.each(kinds)('ATL-12 differ where those that are taken differ: %s', (_, make) => {
		const [remembered, taken] = bothOf(make, [...knocks, ...knocks])
		expect(remembered).toEqual(taken)
		expect(taken!.filter((at) => at !== null).length).toBeGreaterThan(0)
		expect(taken).toContain(null)
	})

	it('ATL-12 are not those of a machine that counts outside of its context', () => {
		const make = () => {
			let asked = 0
			const guard = () => {
				asked += 1
				return asked > 9
			}
			return modelOf(
				createMachine({
					initial: 'shut',
					states: { shut: { on: { KNOCK: { guard, target: 'open' }, WAIT: 'shut' } }, open: {} },
				}) as never,
				['KNOCK', 'WAIT'],
			)
		}
		const [remembered] = bothOf(make, [...knocks, ...knocks])
		expect(remembered!.filter((at) => at !== null).length).toBeGreaterThan(0)
	})

	it.each(['cart', 'session', 'lesson-player'])(
		'ATL-12 show on every path of %s the step of another that is not its own',
		(noun) => {
			const model = models[noun]!
			const paths = pathsOf(model)
			const turned = paths.map((path, i) => {
				const at = i % path.steps.length
				const steps = path.steps.map((step, j) => (j === at ? { ...step, to: 'elsewhere' } : step))
				return { ...path, steps }
			})
			const [right, wrong] = [rememberedDifference(model, open(model)), turned.map((_, i) => i)]
			expect(paths.map(right)).toEqual(paths.map(() => null))
			expect(turned.map(right)).toEqual(wrong.map((i) => i % paths[i]!.steps.length))
		},
	)
})
