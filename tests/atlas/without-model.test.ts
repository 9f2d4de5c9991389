import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, assign, createMachine, fromPromise } from 'xstate'
import { unhandledIn } from '#atlas/check/gates.ts'
import { stateOf } from '#atlas/graph/graph.ts'
import { suiteOf, suites } from '#atlas/graph/paths/suite.ts'
import { defaultModel } from '#atlas/load/default-model.ts'
import { type ExploredSubject, exploredOf, notesOf } from '#atlas/load/explored.ts'
import { follower } from '#atlas/replay/follow.ts'
import { expectEvery } from '../expect-every.ts'
import { courier } from './fixtures/courier.ts'
import { harbour } from './fixtures/harbour.ts'
import { raffle } from './fixtures/raffle.ts'
import { rowGame } from './fixtures/row-game.ts'

const subjectOf = (machine: AnyStateMachine): ExploredSubject =>
	exploredOf({ noun: machine.id, file: '', model: defaultModel(machine) })

const stepsOf = ({ graph }: ExploredSubject): string[] => [
	...new Set(graph.edges.map(({ from, label, to }) => `${stateOf(from)} ${label} ${stateOf(to)}`)),
]

describe('ATL-09 a guard is evaluated', () => {
	const game = subjectOf(rowGame)

	it('ATL-09 with what the machine knows: nobody has won on an empty board', () => {
		expect(stepsOf(game).filter((step) => step.startsWith('·'))).toEqual(['· default playing'])
	})

	it('ATL-09 with examples of what it reads from a payload, so that both its answers are shown', () => {
		const moves = Object.keys(game.model.events).filter((label) => label.startsWith('place.taken'))
		expect(moves).toEqual(
			expect.arrayContaining([0, 1, 2].map((place) => `place.taken {"place":${place}}`)),
		)
		const ends = stepsOf(game).map((step) => step.split(' ').at(-1))
		expect(new Set(ends)).toEqual(new Set(['playing', 'over.won', 'over.drawn']))
	})
})

describe('ATL-09 a real actor follows every path that is given', () => {
	it.each([rowGame, courier, harbour, raffle].map((machine) => [machine.id, machine] as const))(
		'ATL-09 of %s',
		(_, machine) => {
			const subject = subjectOf(machine)
			const follow = follower(subject.model)
			const paths = suites.flatMap((suite) => suiteOf(machine.id, subject, { suite }).paths)
			expectEvery(paths, ({ steps }) => follow(steps) === steps.length)
		},
	)

	it('ATL-09 a delay restarts each time its state is entered', () => {
		const blinking = createMachine({
			id: 'blinking',
			initial: 'dark',
			states: { dark: { after: { 50: 'lit' } }, lit: { after: { 70: 'dark' } } },
		})
		expect(stepsOf(subjectOf(blinking))).toEqual(['· default dark', 'dark 50 lit', 'lit 70 dark'])
	})

	it('ATL-09 what chance or another timer decides is said, not given', () => {
		const subject = subjectOf(raffle)
		expect(stepsOf(subject)).toEqual([
			'· default open',
			'open 100 dimmed',
			'open book.opened noted',
			'noted book.shut open',
		])
		expect(notesOf(subject)).toEqual([
			"raffle: no path goes over steps that a real actor cannot follow, for the clock, chance or another timer decides there: '5000' in open, 'ticket.drawn' in open",
		])
	})
})

describe('ATL-09 an input that is guessed', () => {
	type Context = { applicant: { age: number } }
	const applying = (isOld: (at: { context: Context }) => boolean) =>
		createMachine(
			{
				id: 'applying',
				context: ({ input }) => ({ applicant: (input as Context).applicant }),
				initial: 'checking',
				states: {
					checking: { on: { sent: [{ guard: 'isOld', target: 'taken' }, { target: 'refused' }] } },
					taken: {},
					refused: {},
				},
			},
			{ guards: { isOld } as never },
		)

	it('ATL-09 is none with which the machine throws later, where there are others', () => {
		const { faults, graph } = subjectOf(applying(({ context }) => context.applicant.age >= 18))
		expect(faults).toEqual([])
		expect(new Set(graph.edges.map(({ to }) => stateOf(to)))).toEqual(
			new Set(['checking', 'taken', 'refused']),
		)
	})

	it('ATL-09 stays where every one makes it throw, and reports so', () => {
		const { faults } = subjectOf(
			applying(({ context }) => {
				throw new Error(`${typeof context.applicant} is never compared`)
			}),
		)
		expect(faults.map(({ label }) => label)).toContain('sent')
	})
})

describe('ATL-09 a machine that speaks to others', () => {
	it('ATL-09 is explored, and what it sends is named without session ids', () => {
		const { graph, faults } = subjectOf(courier)
		const effects = new Set(graph.edges.flatMap((edge) => edge.effects))
		expect(faults).toEqual([])
		expect(effects).toEqual(
			new Set([
				'send parent courier.ready',
				'send desk courier.left {"late":false}',
				'start ring',
				'stop ring',
				'send parcel parcel.handed',
				'send ring bell.pressed',
				'send parent courier.free {"has":true}',
			]),
		)
		expectEvery(graph.edges, ({ to }) => !/x:\d/.test(to))
	})
})

describe('ATL-09 what an actor answers', () => {
	const subject = subjectOf(harbour)
	const answers = (src: string) => [
		...new Set(
			subject.graph.edges
				.filter(({ kind, label }) => kind === 'outcome' && label.startsWith(`${src} `))
				.map(({ label }) => label.slice(src.length + 1)),
		),
	]

	it.each([
		['a promise is done or fails', 'callPilot', ['done', 'failed']],
		['a callback says nothing but its events', 'listen', []],
		['an observable has a next, ends or fails', 'watchTide', ['done', 'failed', 'next']],
		['a transition has a next', 'count', ['next']],
		['a machine has a next and, where it can end, an end', 'crane', ['done', 'next']],
		['a machine that cannot end does not', 'buoy', ['next']],
	])('ATL-09 %s', (_, src, expected) => {
		const kinds = answers(src).map((label) => label.split(' ')[0]!)
		expect([...new Set(kinds)].sort()).toEqual(expected)
	})

	it('ATL-09 once a start', () => {
		const asking = createMachine({
			id: 'asking',
			context: { told: 0 },
			invoke: {
				id: 'ask',
				src: fromPromise(async () => 1),
				onDone: { actions: assign({ told: ({ context }) => context.told + 1 }) },
				onError: {},
			},
		})
		const { graph } = subjectOf(asking)
		expect(graph.edges.map(({ label, to }) => [label, to])).toEqual([
			['default', '. {"told":0}'],
			['ask done', '. {"told":1} answered ask'],
			['ask failed', '. {"told":0} answered ask'],
		])
	})

	it('ATL-09 a spawned one too', () => {
		const spawning = createMachine(
			{
				id: 'spawning',
				context: {},
				initial: 'idle',
				states: {
					idle: {
						on: {
							GO: {
								target: 'busy',
								actions: assign(({ spawn }) => ({
									job: spawn('job' as never, { id: 'job' } as never),
								})),
							},
						},
					},
					busy: { on: { 'xstate.done.actor.job': 'ready' } },
					ready: {},
				},
			},
			{ actors: { job: fromPromise(async () => 1) } },
		)
		expect(stepsOf(subjectOf(spawning as never))).toContain('busy job done ready')
	})
})

describe('ATL-12 what is wrong with a machine without a model', () => {
	it('ATL-12 a failure that it does not handle is distinguished', () => {
		const careless = createMachine({
			id: 'careless',
			invoke: { id: 'ask', src: fromPromise(async () => 1) },
		})
		expect(unhandledIn(subjectOf(careless))).toEqual([
			", in the machine: 'ask failed' is not handled: the machine stops",
		])
	})
})
