import { afterEach, expect, test, vi } from 'vitest'
import {
	type AnyEventObject,
	type AnyMachineSnapshot,
	type AnyStateMachine,
	createActor,
} from 'xstate'
import { scxml } from '#atlas/diagram/scxml.ts'
import { eventName, stateId } from '#atlas/diagram/scxml-names.ts'
import { definitionOf } from '#atlas/graph/definition.ts'
import type { Definition } from '#atlas/graph/definition.types.ts'
import { stateName } from '#machines/kit/transition-names.ts'
import { models } from '../../machines/models.ts'
import { fixtureEvents } from '../fixtures/events.ts'
import { fixtures } from '../fixtures/fixtures.ts'
import { oddNames } from '../fixtures/odd-names.ts'
import { guardAnswers } from '../guard-answers.ts'
import { scion } from './scion.ts'
import { refusedBySchema } from './scxml-schema.ts'

vi.setConfig({ testTimeout: 60_000 })

afterEach(() => void vi.useRealTimers())

type Subject = {
	machine: AnyStateMachine
	inputs: unknown[]
	events: AnyEventObject[]
	delays: Record<string, number>
}

const subjects: Record<string, Subject> = Object.fromEntries([
	...Object.entries(models)
		.filter(([, { machine }]) =>
			definitionOf(machine).states.every(({ invokes }) => invokes.length === 0),
		)
		.map(([noun, { machine, inputs, events, delays }]) => [
			noun,
			{ machine, inputs: Object.values(inputs), events: Object.values(events), delays },
		]),
	...Object.entries(fixtures).map(([name, machine]) => [
		name,
		{
			machine,
			inputs: [undefined],
			events: fixtureEvents(machine),
			delays: machine.implementations.delays as Record<string, number>,
		},
	]),
])

/** Mulberry32: the same seed gives the same numbers from 0 to 1. */
const randomOf = (seed: number) => () => {
	seed = (seed + 0x6d2b79f5) | 0
	let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
	t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
	return ((t ^ (t >>> 14)) >>> 0) / 4294967296
}

const leavesOf = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot): string[] => {
	const definition = definitionOf(machine)
	return snapshot._nodes
		.filter(({ type }) => type === 'atomic' || type === 'final')
		.map((node) => stateId(definition, stateName(node)))
		.sort()
}

/** Innermost states that a machine can rest in, without transient ones. */
const restingStates = ({ states, transitions }: Definition): string[] =>
	states
		.filter(({ type }) => type === 'atomic' || type === 'final')
		.filter(
			({ name, type, parent }) =>
				!transitions.some(
					({ source, trigger, guard, targets }) =>
						(source === name && trigger === 'always' && !guard) ||
						(source === parent &&
							type === 'final' &&
							trigger === 'stateDone' &&
							targets.length > 0),
				),
		)
		.map(({ name }) => name)

/** Answers of the guards when the timers of the active states fire. */
const delayedAnswers = (machine: AnyStateMachine, before: AnyMachineSnapshot) =>
	Object.assign(
		{},
		...before._nodes
			.flatMap((node) => node.after)
			.map(({ eventType }) => guardAnswers(machine, { type: eventType }, before)),
	)

const run = async ({ machine, inputs, events, delays }: Subject, seed: number, length: number) => {
	const random = randomOf(seed)
	const pick = <One>(from: readonly One[]): One => from[Math.floor(random() * from.length)]!
	const input = pick(inputs)
	const answers = guardAnswers(machine, { type: 'xstate.init', input }, null, input)
	const chart = await scion(scxml(definitionOf(machine), { delays, answers }))
	vi.useFakeTimers()
	const said = [chart.start().toSorted()]
	const actor = createActor(machine, { input } as never).start()
	const expected = [leavesOf(machine, actor.getSnapshot())]
	const waits = Object.values(delays)
	for (let i = 0; i < length; i += 1) {
		const before = actor.getSnapshot() as AnyMachineSnapshot
		if (waits.length > 0 && random() < 0.4) {
			if (before.status === 'active')
				chart.gen({ name: 'guards.answered', data: delayedAnswers(machine, before) })
			vi.advanceTimersByTime(pick(waits))
		} else {
			const event = pick(events)
			if (before.status === 'active')
				chart.gen({ name: 'guards.answered', data: guardAnswers(machine, event, before) })
			if (before.status === 'active') actor.send(event)
			chart.gen({ name: eventName(event.type) })
		}
		said.push(chart.getConfiguration().toSorted())
		expected.push(leavesOf(machine, actor.getSnapshot()))
	}
	actor.stop()
	vi.useRealTimers()
	return { said, expected }
}

test.each(Object.keys(subjects))(
	'ATL-13 the SCXML of %s leads to the same states in another interpreter',
	async (name) => {
		const reached = new Set<string>()
		for (let seed = 1; seed <= 20; seed += 1) {
			const { said, expected } = await run(subjects[name]!, seed, 40)
			expect(said).toEqual(expected)
			for (const state of expected.flat()) reached.add(state)
		}
		const all = definitionOf(subjects[name]!.machine)
		const leaves = restingStates(all).map((state) => stateId(all, state))
		expect([...reached].sort()).toEqual(leaves.sort())
	},
)

test.each([
	...Object.entries(models).map(([noun, { machine }]): [string, AnyStateMachine] => [
		noun,
		machine,
	]),
	...Object.entries(fixtures),
	['odd names', oddNames],
] as [string, AnyStateMachine][])(
	'ATL-13 the schema refuses nothing in the SCXML of %s',
	(_, machine) => {
		expect(refusedBySchema(scxml(definitionOf(machine)))).toEqual([])
	},
)

test('ATL-13 names of every kind lead to the same states in another interpreter', async () => {
	const definition = definitionOf(oddNames)
	const chart = await scion(scxml(definition))
	vi.useFakeTimers()
	const actor = createActor(oddNames).start()
	const pairs = [[chart.start(), leavesOf(oddNames, actor.getSnapshot())]]
	const types = [
		'START IT',
		'mouse.down',
		'x:y',
		'BACK',
		'खेल शुरू',
		'page 2.left',
		'BACK',
		'a..b',
		'nobody',
		'START IT',
		'ref#1',
		'2nd.try',
		'BACK',
		'START IT',
		'.dot.',
		'a..b',
		'a<b&c',
		'x:y',
	]
	for (const type of types) {
		actor.send({ type } as never)
		chart.gen({ name: eventName(type) })
		pairs.push([chart.getConfiguration(), leavesOf(oddNames, actor.getSnapshot())])
	}
	actor.stop()
	for (const [said, expected] of pairs) expect(said).toEqual(expected)
	expect(new Set(pairs.flatMap(([, states]) => states)).size).toBe(6)
})
