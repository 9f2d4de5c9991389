import { type Edge, type Graph, ROOT, stateOf } from './graph.ts'
import { labelOf } from './label.ts'
import type { MachineModel } from './model.ts'
import { type Trial, trialsOf } from './steps.ts'
import { type Done, openTogether, type Situation } from './together-stepper.ts'

const rest = (label: string): string => label.slice(stateOf(label).length)

/** Returns the states of all machines; a running machine's states follow the id of its actor. */
const wordsOf = (
	outer: MachineModel,
	models: Readonly<Record<string, MachineModel>>,
	{ outer: snapshot, inner }: Situation,
): string => {
	const own = labelOf(outer, snapshot)
	const others = [...inner].map(([id, one]) => [id, labelOf(models[id]!, one.snapshot)] as const)
	const states = others.map(([id, label]) => `+${id}.${stateOf(label).replaceAll('+', `+${id}.`)}`)
	return `${stateOf(own)}${states.join('')}${rest(own)}${others.map(([id, label]) => ` ${id}:${rest(label)}`).join('')}`
}

/**
 * Explores a machine together with machines that it invokes or spawns: what they do is a step of
 * the whole, named after their actor.
 * @param models of the machines that are run, by the id of the actor; other actors answer as the
 * model of `outer` says
 * @param limit most situations to visit; the graph's `open` names those that were not
 */
export const exploreTogether = (
	outer: MachineModel,
	models: Readonly<Record<string, MachineModel>>,
	limit = 20_000,
): Graph => {
	const stepper = openTogether(outer, models)
	const found = new Map<string, Situation>()
	const queue: string[] = []
	const edges: Edge[] = []
	const note = (from: string, { kind, label }: Pick<Trial, 'kind' | 'label'>, done: Done): void => {
		const to = wordsOf(outer, models, done)
		const effects = done.effects.sort()
		if (kind === 'event' && to === from && effects.length === 0) return
		if (!found.has(to)) {
			found.set(to, { outer: done.outer, inner: done.inner })
			queue.push(to)
		}
		const requirements = [...new Set(done.requirements)].sort()
		edges.push({ from, kind, label, to, effects, requirements, transitions: done.transitions })
	}

	for (const [label, input] of Object.entries(outer.inputs))
		note(ROOT, { kind: 'start', label }, stepper.start(input))
	let visited = 0
	for (; visited < queue.length && visited < limit; visited += 1) {
		const from = queue[visited]!
		const situation = found.get(from)!
		if (situation.outer.status !== 'active') continue
		for (const trial of trialsOf(outer, situation.outer)) {
			if (trial.settles && situation.inner.has(trial.settles)) continue
			note(from, trial, stepper.outer(situation, trial.event, trial.settles))
		}
		for (const [id, { snapshot }] of situation.inner)
			for (const { kind, label, event, settles } of trialsOf(models[id]!, snapshot)) {
				const done = stepper.inner(situation, id, event, settles)
				note(from, { kind, label: `${id}/${label}` }, done)
			}
	}
	const events = [outer, ...Object.values(models)].flatMap((model) => Object.keys(model.events))
	const open = queue.slice(visited)
	return open.length > 0 ? { edges, events, open } : { edges, events }
}
