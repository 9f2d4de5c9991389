import {
	type AnyActor,
	type AnyMachineSnapshot,
	type AnyStateMachine,
	createActor,
	fromTransition,
	SimulatedClock,
} from 'xstate'
import { controlled, type Settled } from '#atlas/graph/controlled.ts'
import { nodesOf, transitionsFrom } from '#atlas/graph/definition.ts'
import { stubActors } from '#atlas/graph/explore.ts'
import { labelOf } from '#atlas/graph/label.ts'
import type { MachineModel } from '#atlas/graph/model.ts'
import type { Step } from '#atlas/graph/paths/unexpected.ts'
import { type Trial, trialsOf } from '#atlas/graph/steps.ts'

const nothing = () => {}
const parent = fromTransition((state: null) => state, null)

type BuiltIn = { resolve?: unknown; src?: unknown; assignment?: unknown; type?: string }
type Spawn = (src: unknown, options?: unknown) => unknown
type Scope = { spawn?: Spawn }

const inertSource = (src: unknown): unknown => (typeof src === 'string' ? src : controlled())

const withInertSpawn = (assigned: unknown): unknown =>
	typeof assigned === 'function'
		? (scope: Scope, params: unknown) =>
				assigned(
					{
						...scope,
						spawn: (src: unknown, options?: unknown) => scope.spawn?.(inertSource(src), options),
					},
					params,
				)
		: assigned

/** Keeps XState's own actions, without starting actors; all others do nothing. */
const inertAction = (action: unknown): unknown => {
	if (typeof action !== 'function') return action
	const { resolve, src, assignment } = action as BuiltIn
	if (resolve === undefined) return nothing
	const copy = Object.assign(() => {}, action)
	if (src !== undefined) return Object.assign(copy, { src: inertSource(src) })
	if (assignment === undefined) return action
	const inert =
		typeof assignment === 'function'
			? withInertSpawn(assignment)
			: Object.fromEntries(
					Object.entries(assignment as object).map(([key, one]) => [key, withInertSpawn(one)]),
				)
	return Object.assign(copy, { assignment: inert })
}

/** The machine with actors that wait for a path's answers, and with effects that do nothing. */
export const inertMachine = (model: MachineModel): AnyStateMachine => {
	const actions = Object.entries(model.machine.implementations.actions ?? {})
	const missing = model.effects.map((name): [string, unknown] => [name, nothing])
	const own = actions.map(([name, action]): [string, unknown] => [name, inertAction(action)])
	const machine = stubActors({
		...model,
		machine: model.machine.provide({ actions: Object.fromEntries([...missing, ...own]) } as never),
	})
	for (const node of nodesOf(machine.root)) {
		node.entry = node.entry.map(inertAction) as never
		node.exit = node.exit.map(inertAction) as never
		for (const transition of transitionsFrom(node))
			(transition as { actions: unknown }).actions = transition.actions.map(inertAction)
	}
	return machine
}

/** A running machine whose clock advances only when a step lets time pass. */
export type RealActor = {
	/** Makes a step and answers where the actor then is, or throws why it cannot be made. */
	make: (step: Pick<Step, 'kind' | 'label'>) => string
}

type Timer = { delay: number; event: { type: string }; source: unknown }

/** A clock that tells when something is to be waited for. */
class TellingClock extends SimulatedClock {
	told: () => void = nothing

	override setTimeout(fn: (...given: unknown[]) => void, timeout: number): number {
		this.told()
		return super.setTimeout(fn, timeout)
	}
}

/** Starts nothing yet: the first step does. */
export const realActor = (model: MachineModel, machine: AnyStateMachine): RealActor => {
	const clock = new TellingClock()
	const above = createActor(parent, { clock, logger: nothing })
	let actor: AnyActor | undefined

	const timers = (): Timer[] => {
		const { _snapshot } = above.system as unknown as {
			_snapshot: { _scheduledEvents: Record<string, Timer> }
		}
		return Object.values(_snapshot._scheduledEvents)
	}
	/** When each began by this clock: what XState notes is the time of day. */
	const begun = new WeakMap<Timer, number>()
	clock.told = () => {
		for (const timer of timers()) if (!begun.has(timer)) begun.set(timer, clock.now())
	}
	const letPass = ({ event }: Trial, label: string): void => {
		const timer = timers().find((one) => one.source === actor && one.event.type === event.type)
		const start = timer && begun.get(timer)
		if (start === undefined) throw new Error(`${label} has not begun`)
		clock.increment(Math.max(0, start + timer!.delay - clock.now()))
	}
	const answer = ({ settles, event }: Trial, snapshot: AnyMachineSnapshot): void => {
		const child = (snapshot.children as Record<string, AnyActor | undefined>)[settles!]
		if (!child) throw new Error(`${settles} is not running`)
		const { output, error, snapshot: next } = event as Record<string, unknown>
		const settled: Settled = event.type.startsWith('xstate.done.')
			? { type: 'controlled.done', output }
			: event.type.startsWith('xstate.error.')
				? { type: 'controlled.failed', error }
				: { type: 'controlled.next', context: (next as { context: unknown }).context }
		child.send(settled as never)
	}
	const begin = (label: string): void => {
		const input = model.inputs[label] as never
		actor = createActor(machine, { input, parent: above } as never)
		actor.subscribe({ error: nothing })
		actor.start()
	}
	return {
		make: ({ kind, label }) => {
			if (!actor) begin(label)
			else {
				const snapshot = actor.getSnapshot() as AnyMachineSnapshot
				const trial = trialsOf(model, snapshot).find(
					(one) => one.kind === kind && one.label === label,
				)
				if (!trial) throw new Error(`${label} cannot happen`)
				if (kind === 'delay') letPass(trial, label)
				else if (kind === 'outcome') answer(trial, snapshot)
				else actor.send(trial.event)
			}
			return labelOf(model, actor!.getSnapshot() as AnyMachineSnapshot)
		},
	}
}
