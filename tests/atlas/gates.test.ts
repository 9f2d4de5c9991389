import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, assign, createMachine } from 'xstate'
import { gatesOf } from '#atlas/check/gates.ts'
import { junit } from '#atlas/check/junit.ts'
import { knownOf } from '#atlas/check/known.ts'
import { explore } from '#atlas/graph/explore.ts'
import type { MachineModel } from '#atlas/graph/model.ts'
import { gapsOf } from '#atlas/graph/paths/coverage.ts'
import { lint } from '#atlas/lint/lint.ts'
import { defaultModel } from '#atlas/load/default-model.ts'
import { exploredOf } from '#atlas/load/explored.ts'
import { projectAt } from '#atlas/load/project.ts'
import { copyOf } from '#atlas/mutants/config.ts'
import { hunt } from '#atlas/mutants/hunt.ts'
import { compare } from '#atlas/mutants/product.ts'
import { promoCheckModel } from '#machines/shop/discount/promo-check.model.ts'
import { models } from '../machines/models.ts'

type Config = Record<string, unknown>

const known = knownOf(await projectAt(import.meta.dirname))

const problemsOf = (change: (config: Config) => void): string[] => {
	const { machine } = promoCheckModel
	const config = copyOf(machine.config) as Config
	change(config)
	const model = {
		...promoCheckModel,
		machine: createMachine(config as never, machine.implementations as never),
	} as unknown as MachineModel
	const subject = exploredOf({ noun: 'promo-check', file: '', model })
	return gatesOf(known)
		.filter(({ check }) => check(subject, known).length > 0)
		.map(({ name }) => name)
}

/** Returns the guessed model of a machine as if its author had written it. */
const told = (machine: AnyStateMachine): MachineModel => {
	const { guessed: _, ...model } = defaultModel(machine)
	return model
}

type Transition = { guard?: unknown; meta?: unknown; description?: unknown }
const rootEvents = (config: Config) => config.on as Record<string, Transition & Transition[]>
const stateOf = (config: Config, name: string) => (config.states as Record<string, Config>)[name]!

describe('ATL-12 the gate', () => {
	it('ATL-12 lets the machine pass as it is', () => {
		expect(problemsOf(() => {})).toEqual([])
	})

	it.each<[string, (config: Config) => void]>([
		['a transition', (config) => delete rootEvents(config)['promo.cleared']],
		['a guard', (config) => delete rootEvents(config)['promo.changed']![0]!.guard],
		['a requirement of a transition', (config) => delete rootEvents(config)['coupon.chosen']!.meta],
		['a requirement of a state', (config) => delete stateOf(config, 'refused').meta],
		['a description', (config) => delete stateOf(config, 'refused').description],
		['a tag', (config) => delete stateOf(config, 'waiting').tags],
		['an action', (config) => delete stateOf(config, 'empty').entry],
	])('ATL-12 stops when %s is deleted', (_, change) => {
		expect(problemsOf(change)).toContain('ATL-12 its reviewed description says what it does')
	})

	it('ATL-12 stops when a requirement is named that does not exist', () => {
		expect(
			problemsOf((config) => {
				stateOf(config, 'valid').meta = { requirement: 'XYZ-99' }
			}),
		).toContain('ATL-12 every transition leads to a requirement that exists')
	})

	it('ATL-12 stops when a machine leads to no requirement, unless a reason is written down; then it may name none', () => {
		const { machine } = models['lesson-mark']!
		const { withoutRequirement, ...asked } = models['lesson-mark']!
		const requirementsOf = (reason: { withoutRequirement?: string }, config: Config) => {
			const named = createMachine(config as never, machine.implementations as never)
			const model = { ...asked, ...reason, machine: named } as unknown as MachineModel
			const subject = exploredOf({ noun: 'lesson-mark', file: '', model })
			return gatesOf(known)
				.find(({ name }) => name.includes('requirement'))!
				.check(subject, known)
		}
		const plain = machine.config as Config
		expect(requirementsOf({ withoutRequirement: withoutRequirement! }, plain)).toEqual([])
		expect(requirementsOf({}, plain)).toContain(
			', in undone: undone lesson.toggled 1 leads to no requirement, nor do its states',
		)
		const wrong = copyOf(machine.config) as Config
		stateOf(wrong, 'undone').meta = { requirement: 'NAV-03' }
		expect(requirementsOf({ withoutRequirement: withoutRequirement! }, wrong)).toEqual([
			expect.stringMatching(/^, in undone: names NAV-03, but no requirement asks for this machine/),
		])
	})

	it('ATL-12 one machine of the product is let off from naming a requirement, with its reason', () => {
		const letOff = Object.entries(models).filter(([, model]) => model.withoutRequirement)
		expect(letOff.map(([noun]) => noun)).toEqual(['lesson-mark'])
	})

	it('ATL-12 writes JUnit', () => {
		expect(
			junit([
				{ machine: 'cart', name: 'a & b', ms: 12, problems: [] },
				{ machine: 'cart', name: 'c', ms: 3, problems: ['is "x" < y'] },
			]),
		).toBe(
			[
				'<?xml version="1.0" encoding="UTF-8"?>',
				'<testsuites name="atlas" tests="2" failures="1">',
				'  <testsuite name="cart" tests="2" failures="1">',
				'    <testcase classname="cart" name="a &amp; b" time="0.012"/>',
				'    <testcase classname="cart" name="c" time="0.003">',
				'      <failure message="is &quot;x&quot; &lt; y">',
				'        is &quot;x&quot; &lt; y',
				'      </failure>',
				'    </testcase>',
				'  </testsuite>',
				'</testsuites>',
				'',
			].join('\n'),
		)
	})
})

describe('ATL-09 lint', () => {
	it('ATL-09 names the state and what is wrong in it', () => {
		const machine = createMachine({
			id: 'lamp',
			initial: 'off',
			states: {
				off: {
					on: { 'switch.pressed': [{ guard: () => false, target: 'on' }, { target: 'warm' }] },
				},
				warm: {
					invoke: {
						id: 'heat',
						src: 'heat',
						onDone: { actions: ({ event }) => event.output.degrees.toFixed() },
					},
					on: { 'switch.pressed': { guard: () => true, target: 'off' } },
				},
				on: {},
				attic: { on: { 'ladder.climbed': 'off' } },
			},
		})
		const model: MachineModel = {
			...told(machine),
			events: { 'switch.pressed': { type: 'switch.pressed' }, 'bell.rung': { type: 'bell.rung' } },
			outcomes: { heat: {} },
		}
		const exploration = explore(model)
		const found = lint({ model, exploration, gaps: gapsOf(machine, exploration.attempts) })
		expect(found.map(({ state, problem }) => `${state}: ${problem}`)).toEqual([
			'on: is never reached',
			'attic: is never reached',
			'.: no state handles the event bell.rung',
			'warm: invokes heat, whose outcomes the model does not say',
			'off: off switch.pressed 1: its guard inline is never true',
			'warm: warm switch.pressed 1: its guard inline is never false',
			'warm: warm done(heat) 1 is never taken',
			'attic: attic ladder.climbed 1 is never taken',
		])
	})

	it('ATL-09 tells an answer that the machine cannot take', () => {
		const machine = createMachine({
			initial: 'asking',
			states: {
				asking: {
					invoke: {
						id: 'ask',
						src: 'ask',
						onDone: { guard: ({ event }) => event.output.kind === 'yes', target: 'told' },
					},
				},
				told: {},
			},
		})
		const model: MachineModel = {
			...told(machine),
			outcomes: { ask: { nothing: { output: undefined } } },
		}
		const { faults } = explore(model)
		expect(faults.map(({ from, label }) => [from.split(' ')[0], label])).toEqual([
			['asking', 'ask nothing'],
		])
	})
})

describe('ATL-12 mutants', () => {
	const blinker = (config: object) =>
		defaultModel(createMachine({ id: 'blinker', ...config } as never))

	it('ATL-12 a fault that nothing shows is proved alike, one that shows is reported with its steps', () => {
		const one = blinker({
			initial: 'on',
			states: { on: { on: { T: 'off' } }, off: { on: { T: 'on' } } },
		})
		const same = blinker({
			initial: 'on',
			states: {
				on: { on: { T: '#blinker.off' } },
				off: { on: { T: { target: 'on', reenter: true } } },
			},
		})
		const other = blinker({
			initial: 'on',
			states: { on: { on: { T: 'off' } }, off: { on: { T: 'off' } } },
		})
		expect(compare(one, same)).toEqual({ kind: 'proved', hidden: [] })
		expect(compare(one, other)).toEqual({
			kind: 'differs',
			steps: ['start default', 'event T', 'event T'],
		})
	})

	it('ATL-12 context that the project leaves out still counts: machines that part late are not proved alike', () => {
		const counting = (end: number): MachineModel => ({
			...told(countingMachine(end)),
			project: () => null,
		})
		expect(compare(counting(40), counting(41))).toMatchObject({ kind: 'differs' })
	})

	it('ATL-12 every kind of fault is found in promo-check', () => {
		const { mutants, killed, survivors } = hunt('promo-check', promoCheckModel)
		expect({ survivors, left: mutants - killed }).toEqual({ survivors: [], left: 0 })
	})
})

const countingMachine = (end: number) =>
	createMachine(
		{
			context: { n: 0 },
			initial: 'on',
			states: {
				on: { on: { T: { actions: 'count' } }, always: { guard: 'isOver', target: 'out' } },
				out: {},
			},
		},
		{
			actions: { count: assign({ n: ({ context }) => context.n + 1 }) },
			guards: { isOver: ({ context }) => context.n >= end },
		},
	)
