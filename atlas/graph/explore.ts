import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { transitionId } from '#machines/kit/transition-names.ts'
import { STAND_IN } from './children.ts'
import { controlled } from './controlled.ts'
import { nodesOf } from './definition.ts'
import { effectsOf } from './effects.ts'
import { type Answered, freeGuards } from './free-guards.ts'
import { type Edge, type Graph, ROOT } from './graph.ts'
import { labelOf } from './label.ts'
import type { MachineModel } from './model.ts'
import { requirementsOf } from './requirements.ts'
import { type Macrostep, type Microstep, openStepper } from './stepper.ts'
import { type Trial, trialsOf } from './steps.ts'

/** One try in one situation, for reports: what it did there, whether or not anything changed. */
export type Attempt = {
	from: string
	at: AnyMachineSnapshot | null
	trial: Trial
	microsteps: Microstep[]
	next: AnyMachineSnapshot
	/** Actions that an actor would execute. */
	actions: readonly unknown[]
}

/** A step that the machine could not take, because a guard or an action of it throws. */
export type Fault = { from: string; label: string; message: string }

/**
 * The graph, every attempt made, the steps that threw, and how many situations were visited and,
 * for the limit, were not.
 */
export type Exploration = {
	graph: Graph
	attempts: Attempt[]
	faults: Fault[]
	visited: number
	unvisited: number
}

/** Default limit of the situations that an exploration visits. */
export const LIMIT = 20_000

const MOST_MICROSTEPS = 1000

type Report = (verb: 'start' | 'stop', src: string, input: unknown) => void

/**
 * Returns the machine with actors that wait for a given answer, and a limit for eventless cycles.
 */
export const stubActors = (model: MachineModel, report?: Report): AnyStateMachine => {
	const machine = model.machine.provide({
		actors: Object.fromEntries(
			Object.keys(model.outcomes).flatMap((src) => {
				const logic = controlled(report && ((verb, input) => report(verb, src, input)))
				return [
					[src, logic],
					[STAND_IN + src, logic],
				]
			}),
		),
	} as never)
	for (const invoke of nodesOf(machine.root).flatMap((node) => node.invoke))
		if (String(invoke.src).startsWith('xstate.invoke.') && String(invoke.src) in model.outcomes)
			(invoke as { src: string }).src = STAND_IN + invoke.src
	machine.options = { ...machine.options, maxIterations: MOST_MICROSTEPS }
	return machine
}

const once = <Result>(run: () => Result): Answered<Result>[] => [{ words: '', result: run() }]

/** The ids of the transitions that a macrostep took, in order. */
export const takenIn = (microsteps: readonly Microstep[]): string[] =>
	microsteps.flatMap(({ taken }) => taken.map(transitionId))

/**
 * Explores a machine with XState's own pure functions, breadth first from every input of its model.
 * Situations are equal when state value, tags, projected context and history are.
 * @param limit most situations to visit; `unvisited` tells how many more were seen
 * @param isFree lets every guard say both, to find what payloads are asked for
 */
export const explore = (model: MachineModel, limit = LIMIT, isFree = false): Exploration => {
	const machine = stubActors(model)
	const stepper = openStepper(machine)
	const withAnswers = isFree ? freeGuards(machine) : once
	const found = new Map<string, AnyMachineSnapshot>()
	const queue: string[] = []
	const edges: Edge[] = []
	const attempts: Attempt[] = []
	const faults: Fault[] = []
	const note = (
		from: string,
		at: AnyMachineSnapshot | null,
		trial: Trial,
		{ snapshot, actions, microsteps }: Macrostep,
	): void => {
		attempts.push({ from, at, trial, microsteps, next: snapshot, actions })
		if (snapshot.status === 'error' && snapshot.error !== trial.event.error) throw snapshot.error
		const effects = effectsOf(model, snapshot, actions, trial.settles)
		const to = labelOf(model, snapshot)
		if (trial.kind === 'event' && to === from && effects.length === 0) return
		if (!found.has(to)) {
			found.set(to, snapshot)
			queue.push(to)
		}
		const taken = at ? (microsteps[0]?.taken ?? []) : []
		const requirements = requirementsOf(taken, snapshot, at ?? undefined)
		const { kind, label } = trial
		edges.push({ from, kind, label, to, effects, requirements, transitions: takenIn(microsteps) })
	}
	const attempt = (
		from: string,
		at: AnyMachineSnapshot | null,
		trial: Trial,
		run: () => Macrostep,
	): void => {
		try {
			for (const { words, result } of withAnswers(run))
				note(from, at, words ? { ...trial, label: trial.label + words } : trial, result)
		} catch (error) {
			faults.push({ from, label: trial.label, message: String((error as Error)?.message ?? error) })
		}
	}
	for (const [label, input] of Object.entries(model.inputs)) {
		const event = { type: 'xstate.init' }
		attempt(ROOT, null, { kind: 'start', label, event }, () => stepper.start(input))
	}
	let visited = 0
	for (; visited < queue.length && visited < limit; visited += 1) {
		const from = queue[visited]!
		const snapshot = found.get(from)!
		if (snapshot.status !== 'active') continue
		for (const trial of trialsOf(model, snapshot))
			attempt(from, snapshot, trial, () => stepper.step(snapshot, trial.event))
	}
	const open = [...queue.slice(visited), ...faults.map(({ from }) => from)]
	const events = Object.keys(model.events)
	const graph = open.length > 0 ? { edges, events, open } : { edges, events }
	return { graph, attempts, faults, visited, unvisited: queue.length - visited }
}
