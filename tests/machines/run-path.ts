import {
	type AnyActorRef,
	type AnyMachineSnapshot,
	createActor,
	type InspectionEvent,
} from 'xstate'
import { controlled } from '#atlas/graph/controlled.ts'
import { effectOf, labelOf } from '#atlas/graph/label.ts'
import type { MachineModel, Outcome } from '#atlas/graph/model.ts'
import type { Path } from '#atlas/graph/paths/suite.ts'
import type { Step } from '#atlas/graph/paths/unexpected.ts'
import { RecordingClock } from './recording-clock.ts'

/** Observation at a step, in the words of the table. */
export type Observation = { step: string; to: string; effects: string[] }

/** Thrown by a path that cannot go on because the machine has gone elsewhere. */
export class PathLost extends Error {}

const settle = (model: MachineModel, actor: AnyActorRef, label: string): void => {
	const [id = '', name = ''] = label.split(' ')
	const child = (actor.getSnapshot() as AnyMachineSnapshot).children[id]
	const src = (actor.getSnapshot() as AnyMachineSnapshot)._nodes
		.flatMap((node) => node.invoke)
		.find((invoke) => invoke.id === id)?.src
	const outcome: Outcome | undefined = model.outcomes[String(src)]?.[name]
	if (!child || !outcome) throw new PathLost(`${id} is not running`)
	if ('error' in outcome) child.send({ type: 'controlled.failed', error: outcome.error })
	else if ('output' in outcome) child.send({ type: 'controlled.done', output: outcome.output })
	else child.send({ type: 'controlled.next', context: outcome.next })
}

type Inspector = (event: InspectionEvent) => void

/** Starts the machine with recorded effects, a stopped clock, and actors that the path answers. */
const open = (model: MachineModel, input: unknown, inspect: Inspector = () => {}) => {
	const effects: string[] = []
	const clock = new RecordingClock(model.delays, (name) => effects.push(effectOf('wait', name)))
	const actors = Object.keys(model.outcomes).map((src) => [
		src,
		controlled((verb, given) =>
			effects.push(effectOf(verb, src, verb === 'start' ? given : undefined)),
		),
	])
	const actions = model.effects.map((name) => [
		name,
		(_: unknown, params: unknown) => effects.push(effectOf('do', name, params)),
	])
	const machine = model.machine.provide({
		actors: Object.fromEntries(actors),
		actions: Object.fromEntries(actions),
	} as never)
	const actor = createActor(machine, { input: input as never, clock, inspect })
	actor.on('*' as never, ({ type, ...payload }: { type: string }) =>
		effects.push(effectOf('emit', type, payload)),
	)
	actor.subscribe({ error: () => undefined })
	return { actor, clock, effects }
}

const perform = (model: MachineModel, opened: ReturnType<typeof open>, step: Step): void => {
	const { actor, clock } = opened
	if (step.kind === 'start') actor.start()
	else if (step.kind === 'event') actor.send(model.events[step.label]! as never)
	else if (step.kind === 'outcome') settle(model, actor, step.label)
	else {
		const ms = model.delays[step.label]!
		const before = labelOf(model, actor.getSnapshot())
		clock.increment(ms - 1)
		if (labelOf(model, actor.getSnapshot()) !== before)
			throw new PathLost(`${step.label} was too short`)
		clock.increment(1)
	}
}

/** Runs a path against a real actor, step by step, and tells what was seen after each. */
export function* observe(
	model: MachineModel,
	path: Path,
	inspect?: Inspector,
): Generator<Observation> {
	const opened = open(model, model.inputs[path.steps[0]!.label], inspect)
	for (const step of path.steps) {
		opened.effects.length = 0
		perform(model, opened, step)
		const snapshot = opened.actor.getSnapshot() as AnyMachineSnapshot
		if (snapshot.status === 'done' && !step.unexpected)
			opened.effects.push(effectOf('output', '', snapshot.output ?? null))
		yield { step: step.label, to: labelOf(model, snapshot), effects: [...opened.effects].sort() }
	}
	opened.actor.stop()
}

/** Runs a whole path and tells what was seen. */
export const runPath = (model: MachineModel, path: Path): Observation[] => [...observe(model, path)]

/** Returns the observations that the table expects of a path. */
export const expectationOf = (path: Path): Observation[] =>
	path.steps.map(({ label, to, effects }) => ({ step: label, to, effects }))
