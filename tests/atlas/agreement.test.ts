import { describe, expect, it } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { getAdjacencyMap } from 'xstate/graph'
import { explore, stubActors } from '#atlas/graph/explore.ts'
import { ROOT } from '#atlas/graph/graph.ts'
import { labelOf } from '#atlas/graph/label.ts'
import type { MachineModel } from '#atlas/graph/model.ts'
import { suiteOf } from '#atlas/graph/paths/suite.ts'
import { trialsOf } from '#atlas/graph/steps.ts'
import { defaultModel } from '#atlas/load/default-model.ts'
import { models } from '../machines/models.ts'
import { expectationOf, runPath } from '../machines/run-path.ts'
import { fixtures } from './fixtures/fixtures.ts'

type Moves = string[]

const MANY = 100_000

/**
 * Returns the moves that XState's graph package finds from one input, with our serialization of
 * situations.
 */
const theirs = (model: MachineModel, input: unknown, serialize?: 'theirs'): Moves => {
	const seen = new Map<string, AnyEventObject>()
	const map = getAdjacencyMap(
		stubActors(model) as never,
		{
			input: input as never,
			limit: MANY,
			events: (snapshot: AnyMachineSnapshot) =>
				trialsOf(model, snapshot).map((trial) => {
					seen.set(JSON.stringify(trial.event), trial.event)
					return trial.event
				}),
			serializeEvent: (event: AnyEventObject) => JSON.stringify(event),
			...(serialize ? {} : { serializeState: (s: AnyMachineSnapshot) => labelOf(model, s) }),
		} as never,
	) as unknown as Record<
		string,
		{ state: AnyMachineSnapshot; transitions: Record<string, { state: AnyMachineSnapshot }> }
	>
	return Object.values(map)
		.filter(({ state }) => state.status === 'active')
		.flatMap(({ state, transitions }) =>
			trialsOf(model, state).flatMap(({ label, event }) => {
				const next = transitions[JSON.stringify(event)]?.state
				if (!next || labelOf(model, next) === labelOf(model, state)) return []
				return [`${labelOf(model, state)} — ${label} → ${labelOf(model, next)}`]
			}),
		)
		.sort()
}

const ours = (model: MachineModel, input: string): Moves =>
	explore({ ...model, inputs: { [input]: model.inputs[input] } })
		.graph.edges.filter(({ from, to }) => from !== ROOT && from !== to)
		.map(({ from, label, to }) => `${from} — ${label} → ${to}`)
		.sort()

describe('ATL-09 the explorer and xstate/graph', () => {
	it.each(Object.entries(models))('ATL-09 find the same moves in %s', (_, model) => {
		for (const [name, input] of Object.entries(model.inputs))
			expect(ours(model, name)).toEqual(theirs(model, input))
	})

	it('ATL-09 part where xstate/graph forgets history: the light that was yellow before the power was cut', () => {
		const model = defaultModel(fixtures['traffic-light']!)
		const back = (moves: Moves) => moves.filter((move) => move.includes('power.restored')).length
		expect({
			ours: back(ours(model, 'default')),
			remembering: back(theirs(model, {})),
			forgetting: back(theirs(model, {}, 'theirs')),
		}).toEqual({ ours: 3, remembering: 3, forgetting: 1 })
	})
})

describe('ATL-09 the explorer and the running actor', () => {
	const all: [string, MachineModel][] = [
		...Object.entries(models),
		...Object.entries(fixtures)
			.filter(([name]) => name !== 'sieve')
			.map(([name, machine]): [string, MachineModel] => [name, defaultModel(machine)]),
	]

	it.each(all)('ATL-09 do the same on a random walk through %s', (noun, model) => {
		const { graph } = explore(model)
		for (const path of suiteOf(noun, { graph }, { suite: 'random', seed: 7, steps: 400 }).paths)
			expect(runPath(model, path)).toEqual(expectationOf(path))
	})
})
