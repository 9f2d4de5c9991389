import { describe, expect, it } from 'vitest'
import {
	type AnyActorRef,
	type AnyMachineSnapshot,
	createActor,
	createMachine,
	SimulatedClock,
	sendParent,
	sendTo,
	setup,
	spawnChild,
} from 'xstate'
import { controlled } from '#atlas/graph/controlled.ts'
import { stateOf } from '#atlas/graph/graph.ts'
import { labelOf } from '#atlas/graph/label.ts'
import type { MachineModel, Outcome } from '#atlas/graph/model.ts'
import { suiteOf } from '#atlas/graph/paths/suite.ts'
import type { Step } from '#atlas/graph/paths/unexpected.ts'
import { exploreTogether } from '#atlas/graph/together.ts'
import { models } from '../machines/models.ts'

const purchase = models.purchase!
const children = {
	payByCard: models['card-payment']!,
	payByRedirect: models['redirect-payment']!,
}
const graph = exploreTogether(purchase, children)

const waiting = ({ outcomes }: MachineModel) =>
	Object.fromEntries(Object.keys(outcomes).map((src) => [src, controlled()]))

const answer = (actor: AnyActorRef, id: string, outcome: Outcome): void => {
	const child = (actor.getSnapshot() as AnyMachineSnapshot).children[id]!
	if ('error' in outcome) child.send({ type: 'controlled.failed', error: outcome.error } as never)
	else if ('output' in outcome)
		child.send({ type: 'controlled.done', output: outcome.output } as never)
}

/**
 * Starts real actors: the purchase runs the machines of both payments, whose actors wait for the
 * test.
 */
const open = (label: string) => {
	const inner = Object.entries(children).map(([id, model]) => [
		id,
		model.machine.provide({ actors: waiting(model) } as never),
	])
	const machine = purchase.machine.provide({
		actors: { ...waiting(purchase), ...Object.fromEntries(inner) },
		actions: Object.fromEntries(purchase.effects.map((name) => [name, () => undefined])),
	} as never)
	const clock = new SimulatedClock()
	const actor = createActor(machine, { input: purchase.inputs[label] as never, clock })
	actor.subscribe({ error: () => undefined })
	return { actor: actor.start() as AnyActorRef, clock }
}

const take = ({ actor, clock }: ReturnType<typeof open>, { kind, label }: Step): void => {
	const [, id, own] = /^(\w+)\/(.*)$/.exec(label) ?? []
	const model = id ? children[id as 'payByCard'] : purchase
	const name = own ?? label
	const target = id
		? ((actor.getSnapshot() as AnyMachineSnapshot).children[id] as AnyActorRef)
		: actor
	if (kind === 'event') target.send(model.events[name]! as never)
	if (kind === 'delay') clock.increment(model.delays[name]!)
	if (kind === 'outcome') {
		const [src = '', outcome = ''] = name.split(' ')
		answer(target, src, model.outcomes[src]![outcome]!)
	}
}

/** Returns the states of the real actors, named as in the graph. */
const standing = (actor: AnyActorRef): string => {
	const snapshot = actor.getSnapshot() as AnyMachineSnapshot
	const inner = Object.entries(children).flatMap(([id, model]) => {
		const child = snapshot.children[id]
		const at = child?.getSnapshot() as AnyMachineSnapshot | undefined
		return at?.status === 'active' ? [`+${id}.${stateOf(labelOf(model, at))}`] : []
	})
	return stateOf(labelOf(purchase, snapshot)) + inner.join('')
}

describe('ATL-35 a machine together with the machines that it runs', () => {
	it('ATL-35 states of both are side by side, and one path crosses from one into the other and back', () => {
		const { paths } = suiteOf('purchase', { graph }, { suite: 'transitions' })
		const ways = paths.map(({ steps }) => steps.map(({ to }) => stateOf(to)).join(' > '))
		const crossing = [
			'choosingProvider',
			'payingByCard+payByCard.loadingScript',
			'payingByCard+payByCard.creatingOrder',
			'payingByCard+payByCard.widgetOpen',
			'payingByCard+payByCard.verifying',
			'paid',
		].join(' > ')
		expect(ways.filter((way) => way.includes(crossing)).length).toBeGreaterThan(0)
	})

	it('ATL-35 real actors take every path of the transitions of all three, step by step', () => {
		const { paths } = suiteOf('purchase', { graph }, { suite: 'transitions' })
		expect(paths.length).toBeGreaterThan(50)
		const lost: string[] = []
		for (const { id, steps } of paths) {
			const opened = open(steps[0]!.label)
			for (const [i, step] of steps.entries()) {
				if (i > 0) take(opened, step)
				if (standing(opened.actor) === stateOf(step.to)) continue
				lost.push(
					`${id} ${i} ${step.label}: ${standing(opened.actor)} instead of ${stateOf(step.to)}`,
				)
				break
			}
		}
		expect(lost).toEqual([])
	})

	it('ATL-35 what the payment answers is what the purchase hears, with all that it did on the way', () => {
		const paid = graph.edges.filter(
			({ label, to }) =>
				label.startsWith('payByCard/verify') && stateOf(to).startsWith('paid.counting'),
		)
		expect(paid.length).toBeGreaterThan(0)
		expect(paid[0]!.effects.filter((effect) => effect.startsWith('payByCard: output'))).toEqual([
			expect.stringContaining('"kind":"paid"'),
		])
		expect(paid[0]!.requirements).toEqual(expect.arrayContaining(['PAY-01']))
	})

	it('ATL-35 what a spawned machine sends to its parent and is sent by it arrives', () => {
		const worker = createMachine({
			id: 'worker',
			initial: 'resting',
			states: {
				resting: { on: { go: { target: 'working', actions: sendParent({ type: 'begun' }) } } },
				working: { on: { finished: 'over' } },
				over: { type: 'final' },
			},
		})
		const boss = setup({ actors: { worker } }).createMachine({
			id: 'boss',
			initial: 'idle',
			entry: spawnChild('worker', { id: 'worker' }),
			states: {
				idle: { on: { order: { actions: sendTo('worker', { type: 'go' }) }, begun: 'watching' } },
				watching: { on: { 'xstate.done.actor.worker': 'content' } },
				content: { type: 'final' },
			},
		})
		const base = {
			inputs: { plain: undefined },
			outcomes: {},
			delays: {},
			effects: [],
			project: () => null,
		}
		const both = exploreTogether(
			{ ...base, machine: boss, events: { order: { type: 'order' } }, outcomes: { worker: {} } },
			{ worker: { ...base, machine: worker, events: { finished: { type: 'finished' } } } },
		)
		expect(both.edges.map(({ label, to }) => [label, stateOf(to)])).toEqual([
			['plain', 'idle+worker.resting'],
			['order', 'watching+worker.working'],
			['worker/finished', 'content'],
		])
	})
})
