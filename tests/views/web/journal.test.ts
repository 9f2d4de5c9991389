import { describe, expect, it } from 'vitest'
import { type AnyActor, createActor, setup } from 'xstate'
import { explore } from '#atlas/graph/explore.ts'
import { suiteOf } from '#atlas/graph/paths/suite.ts'
import { openJournal, type Traveller } from '#features/web/journey/journal.ts'
import type { Journey } from '#machines/web/journey/journey-recorder.types.ts'
import { observe, observeAll, runningActors } from '#processes/journey/observe.ts'
import { machineOf, movesTo } from '#processes/journey/observe-moves.ts'
import { models } from '../../machines/models.ts'
import { observe as runSteps } from '../../machines/run-path.ts'

const traveller: Traveller = { device: 'phone', returning: true, role: () => 'teacher' }

describe('the product names the transitions that it takes as the atlas does', () => {
	it.each(Object.entries(models))(
		'ATL-04 %s',
		(noun, model) => {
			const { graph } = explore(model)
			for (const path of suiteOf(noun, { graph }, { suite: 'transitions' }).paths) {
				const journeys: Journey[] = []
				let now = 0
				const journal = openJournal(traveller, (journey) => journeys.push(journey))
				const take = movesTo((move) => {
					if (move.machine === noun) journal.take(move, now)
				})
				for (const _ of runSteps(model, path, take)) now += 1000
				const steps = path.steps.flatMap(({ kind, transitions }, i) =>
					kind === 'start' || transitions.length > 0 ? [{ transitions, at: i * 1000 }] : [],
				)
				expect(journeys.map(({ machine, steps }) => ({ machine, steps }))).toEqual([
					{
						machine: noun,
						steps: steps.map(({ transitions, at }, i) => ({
							transitions,
							ms: at - (steps[i - 1]?.at ?? 0),
						})),
					},
				])
			}
		},
		60_000,
	)
})

const inner = setup({}).createMachine({
	id: 'inner',
	initial: 'waiting',
	states: { waiting: { on: { 'inner.finished': 'over' } }, over: { type: 'final' } },
})
const outer = setup({ actors: { inner } }).createMachine({
	id: 'outer',
	initial: 'asking',
	states: {
		asking: { invoke: { id: 'inner', src: 'inner', onDone: 'told' }, on: { 'outer.left': 'told' } },
		told: { on: { 'outer.again': 'asking' } },
	},
})

const record = (role = traveller.role) => {
	const journeys: Journey[] = []
	const journal = openJournal({ ...traveller, role }, (journey) => journeys.push(journey))
	const stop = observeAll(movesTo((move) => journal.take(move, 0)))
	const told = () =>
		journeys
			.splice(0)
			.map(({ machine, ended, steps }) => [
				machine,
				ended,
				...steps.map(({ transitions }) => transitions.join()),
			])
	return { told, leave: journal.leave, stop }
}

describe('journeys of actors', () => {
	it('ATL-04 a machine inside another has its own journey, done when it is, left when it is stopped', () => {
		const { told, stop } = record()
		const actor = createActor(outer, { inspect: observe }).start()
		const child = actor.getSnapshot().children.inner as AnyActor
		child.send({ type: 'inner.finished' })
		expect(told()).toEqual([['inner', 'done', '', 'waiting inner.finished 1']])
		actor.send({ type: 'outer.again' })
		actor.send({ type: 'outer.left' })
		expect(told()).toEqual([['inner', 'left', '']])
		actor.stop()
		expect(told()).toEqual([
			['outer', 'left', '', 'asking done(inner) 1', 'told outer.again 1', 'asking outer.left 1'],
		])
		stop()
	})

	it('ATL-03 a running run is reported when the page is left, and again when there is more', () => {
		const { told, leave, stop } = record()
		const actor = createActor(outer, { inspect: observe }).start()
		leave()
		expect(told()).toEqual([
			['inner', 'left', ''],
			['outer', 'left', ''],
		])
		leave()
		expect(told()).toEqual([])
		actor.send({ type: 'outer.left' })
		actor.stop()
		expect(told()).toEqual([['outer', 'left', '', 'asking outer.left 1']])
		stop()
	})

	it('ATL-01 what ran before, and what staff do, is not written', () => {
		const before = createActor(outer, { inspect: observe }).start()
		const { told, leave, stop } = record()
		before.send({ type: 'outer.left' })
		leave()
		before.stop()
		expect(told()).toEqual([])
		stop()
		const staff = record(() => null)
		createActor(outer, { inspect: observe }).start().stop()
		expect(staff.told()).toEqual([])
		staff.stop()
	})

	it('ATL-04 a journey has at most five hundred steps', () => {
		const { told, stop } = record()
		const actor = createActor(outer, { inspect: observe }).start()
		for (let i = 0; i < 300; i += 1) {
			actor.send({ type: 'outer.left' })
			actor.send({ type: 'outer.again' })
		}
		told()
		actor.stop()
		expect(told().find(([machine]) => machine === 'outer')).toHaveLength(2 + 500)
		stop()
	})

	it('ATL-08 a late observer receives the running machines, and no other', () => {
		const nouns = () => runningActors().map(machineOf)
		expect(nouns()).toEqual([])
		const actor = createActor(outer, { inspect: observe }).start()
		expect(nouns().sort()).toEqual(['inner', 'outer'])
		actor.send({ type: 'outer.left' })
		expect(nouns()).toEqual(['outer'])
		actor.stop()
		expect(nouns()).toEqual([])
	})
})
