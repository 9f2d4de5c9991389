import { describe, expect, it } from 'vitest'
import { assign, createMachine, setup } from 'xstate'
import { explore } from '#atlas/graph/explore.ts'
import type { MachineModel } from '#atlas/graph/model.ts'
import { suiteOf } from '#atlas/graph/paths/suite.ts'
import { brokenAlong } from '#atlas/properties/along.ts'
import { counterexampleOf } from '#atlas/properties/counterexample.ts'
import { judge } from '#atlas/properties/judge.ts'
import { propertiesOf } from '#atlas/properties/properties-of.ts'
import type { Moment, Property } from '#machines/kit/property.types.ts'
import { models } from '../machines/models.ts'
import { runPath } from '../machines/run-path.ts'

/**
 * A till that takes a coin twice if it was opened in between, and waits forever once it is jammed.
 */
const till = {
	machine: setup({
		types: { context: {} as { coins: number } },
		actors: {} as never,
		delays: { rest: 5 },
		actions: { ring: () => {}, take: assign({ coins: ({ context }) => context.coins + 1 }) },
	}).createMachine({
		id: 'till',
		context: { coins: 0 },
		initial: 'shut',
		states: {
			shut: { on: { opened: 'open', coin: { target: 'counting', actions: ['take', 'ring'] } } },
			open: { on: { shut: 'shut', coin: { target: 'counting', actions: ['take', 'ring'] } } },
			counting: {
				tags: 'busy',
				invoke: { id: 'count', src: 'count' as never, onDone: 'open', onError: 'jammed' },
				on: { hit: 'stuck' },
			},
			jammed: { after: { rest: 'counting' } },
			stuck: { tags: 'busy' },
		},
	} as never),
	inputs: { empty: {} },
	events: {
		opened: { type: 'opened' },
		shut: { type: 'shut' },
		coin: { type: 'coin' },
		hit: { type: 'hit' },
	},
	outcomes: { count: { counted: { output: 1 }, failed: { error: new Error('jam') } } },
	delays: { rest: 5 },
	effects: ['ring'],
	project: ({ coins }: { coins: number }) => ({ coins: Math.min(coins, 3) }),
} as unknown as MachineModel

const graph = explore(till).graph
const wayTo = (rule: object): string[] | null =>
	counterexampleOf(graph, { says: '', requirement: '', ...rule } as Property)?.map(
		({ label }) => label,
	) ?? null

describe('ATL-17 a property', () => {
	it.each<[string, object, string[] | null]>([
		[
			'always',
			{ always: ({ context }: Moment) => Number(context.coins) < 2 },
			['empty', 'coin', 'count counted', 'coin'],
		],
		['always, which holds', { always: ({ context }: Moment) => Number(context.coins) < 9 }, null],
		['never', { never: ({ isIn }: Moment) => isIn('jammed') }, ['empty', 'coin', 'count failed']],
		[
			'never after a moment, which does not count itself',
			{ after: ({ did }: Moment) => did('do ring'), never: ({ did }: Moment) => did('do ring') },
			['empty', 'coin', 'count counted', 'coin'],
		],
		[
			'never after, until a moment between',
			{
				after: ({ did }: Moment) => did('do ring'),
				never: ({ did }: Moment) => did('do ring'),
				until: ({ cameBy }: Moment) => cameBy('count counted'),
			},
			null,
		],
		[
			'never until, from the start on',
			{ never: ({ cameBy }: Moment) => cameBy('coin'), until: ({ isIn }: Moment) => isIn('open') },
			['empty', 'coin'],
		],
		[
			'eventually, where answers and delays alone end the wait',
			{
				after: ({ isIn }: Moment) => isIn('jammed'),
				eventually: ({ isIn }: Moment) => isIn('counting'),
			},
			null,
		],
		[
			'eventually, where something else happens before the wait is over',
			{
				after: ({ isIn }: Moment) => isIn('jammed'),
				eventually: ({ isIn }: Moment) => isIn('open'),
			},
			['empty', 'coin', 'count failed', 'rest', 'hit'],
		],
		[
			'eventually, where somebody would have to do something',
			{ eventually: ({ isIn }: Moment) => isIn('open') },
			['empty'],
		],
		[
			'eventually, where what happens meanwhile ends in a wait without end',
			{
				after: ({ hasTag }: Moment) => hasTag('busy'),
				eventually: ({ hasTag }: Moment) => !hasTag('busy'),
			},
			['empty', 'coin', 'hit'],
		],
		['possible', { possible: ({ isIn }: Moment) => isIn('open') }, ['empty', 'coin', 'hit']],
		[
			'possible after a moment',
			{
				after: ({ isIn }: Moment) => isIn('jammed'),
				possible: ({ isIn }: Moment) => isIn('stuck'),
			},
			null,
		],
	])('ATL-17 %s: the shortest way to where it does not hold', (_, rule, way) => {
		expect(wayTo(rule)).toEqual(way)
	})

	it('ATL-17 is followed along a run, with the step that breaks it', () => {
		const seen = (step: string, effects: string[] = []) => ({
			step,
			to: 'open {"coins":1}',
			effects,
		})
		const twice = {
			says: '',
			requirement: '',
			after: ({ did }: Moment) => did('do ring'),
			never: ({ did }: Moment) => did('do ring'),
			until: ({ cameBy }: Moment) => cameBy('shut'),
		}
		expect(
			brokenAlong(twice, [seen('a', ['do ring']), seen('shut'), seen('b', ['do ring 1'])]),
		).toBe(null)
		expect(brokenAlong(twice, [seen('a', ['do ring']), seen('b'), seen('c', ['do ring 1'])])).toBe(
			3,
		)
	})

	it('ATL-17 is asked of every machine: a wait that nothing ends is found', () => {
		const broken = judge(till, graph).filter(({ counterexample }) => counterexample)
		expect(broken.map(({ property }) => property.says)).toEqual(['No wait is for ever.'])
		const ended = createMachine({ id: 'none', initial: 'a', states: { a: { type: 'final' } } })
		const model = { ...till, machine: ended } as unknown as MachineModel
		expect(judge(model, explore(model).graph)[0]!.counterexample).toBe(null)
	})
})

describe.each(Object.entries(models))('ATL-17 the properties of %s', (noun, model) => {
	const { graph: whole } = explore(model)

	it(`ATL-17 ${noun}: hold wherever the machine can be brought`, () => {
		const broken = judge(model, whole).filter(({ counterexample }) => counterexample)
		expect(broken.map(({ property, counterexample }) => [property.says, counterexample])).toEqual(
			[],
		)
	})

	it(`ATL-17 ${noun}: hold along runs at random of a real actor`, () => {
		for (const seed of [11, 12, 13]) {
			const options = { suite: 'random', seed, steps: 200 } as const
			for (const path of suiteOf(noun, { graph: whole }, options).paths) {
				const run = runPath(model, path)
				for (const property of propertiesOf(model))
					expect([property.says, path.title, brokenAlong(property, run)]).toEqual([
						property.says,
						path.title,
						null,
					])
			}
		}
	})
})

it('ATL-17 at least ten machines have their own properties', () => {
	const own = Object.values(models).filter(({ properties = [] }) => properties.length > 0)
	expect(own.length).toBeGreaterThanOrEqual(10)
})
