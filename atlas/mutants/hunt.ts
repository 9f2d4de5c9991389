import { definitionOf } from '#atlas/graph/definition.ts'
import { explore, stubActors } from '#atlas/graph/explore.ts'
import type { MachineModel } from '#atlas/graph/model.ts'
import { nearest } from '#atlas/graph/paths/nearest.ts'
import { type Path, suiteOf } from '#atlas/graph/paths/suite.ts'
import { openStepper } from '#atlas/graph/stepper.ts'
import { mutantsOf } from './mutants.ts'
import { compare } from './product.ts'
import { firstDifference } from './run-steps.ts'

/**
 * A mutant that no path noticed: proved equal, distinguished by `steps`, or too large to decide.
 */
export type Unnoticed = { fault: string; steps: string[] | null }

/**
 * How a suite did: every mutant is killed, equivalent (proved), or survives; `left` more were not
 * tried.
 */
export type Hunt = {
	mutants: number
	killed: number
	equivalents: string[]
	/** Those that show only in fields of the context that the model's `project` leaves out. */
	hidden: { fault: string; fields: string[] }[]
	survivors: Unnoticed[]
	left: number
}

// A mutant costs about as much as its machine has transitions; this is some ten seconds' worth.
const WORK = 250_000

/** Most situations of a machine, or pairs of a machine and its mutant, that are looked at. */
const ENOUGH = 5000

/** The same without a model, whose many examples prove nothing anyway. */
const ENOUGH_GUESSED = 300

/** As many of a list as are allowed, spread evenly over it. */
const spread = <Item>(list: readonly Item[], most: number): Item[] =>
	list.length <= most
		? [...list]
		: Array.from({ length: most }, (_, i) => list[Math.floor((i * list.length) / most)]!)

/**
 * Returns true if some path shows a fault. The path that does comes first from then on: faults
 * beside each other mostly show on the same path.
 */
const isKilled = (model: MachineModel, paths: Path[]): boolean => {
	const stepper = openStepper(stubActors(model))
	const at = paths.findIndex((path) => firstDifference(model, stepper, path) !== null)
	if (at > 0) paths.unshift(...paths.splice(at, 1))
	return at >= 0
}

/**
 * The same as `hunt`, mutant by mutant: gives how many have been tried each time, so that a page
 * can rest between them.
 */
export function* hunting(
	noun: string,
	model: MachineModel,
	most?: number,
): Generator<{ done: number; of: number }, Hunt> {
	const enough = model.guessed ? ENOUGH_GUESSED : ENOUGH
	const { graph, unvisited } = explore(model, enough)
	const covered = unvisited > 0 ? nearest(graph) : graph
	const { paths } = suiteOf(noun, { graph: covered }, { suite: 'unexpected' })
	const faults = mutantsOf(model)
	const { length: size } = definitionOf(model.machine).transitions
	const tried = spread(faults, most ?? Math.ceil(WORK / Math.max(1, size)))
	const result: Hunt = {
		mutants: tried.length,
		killed: 0,
		equivalents: [],
		hidden: [],
		survivors: [],
		left: faults.length - tried.length,
	}
	for (const [done, { fault, build }] of tried.entries()) {
		yield { done, of: tried.length }
		const mutant = build()
		if (mutant === null) {
			result.mutants -= 1
			continue
		}
		if (isKilled(mutant, paths)) {
			result.killed += 1
			continue
		}
		const verdict = compare(model, mutant, enough)
		if (verdict.kind === 'proved')
			if (verdict.hidden.length > 0) result.hidden.push({ fault, fields: verdict.hidden })
			else result.equivalents.push(fault)
		else result.survivors.push({ fault, steps: verdict.kind === 'differs' ? verdict.steps : null })
	}
	return result
}

/**
 * Puts every fault into a machine and runs its suite of transitions and unexpected events against
 * each.
 * @param most limit of the mutants tried; by default all of a machine with up to some 500
 * transitions
 */
export const hunt = (noun: string, model: MachineModel, most?: number): Hunt => {
	const run = hunting(noun, model, most)
	for (;;) {
		const next = run.next()
		if (next.done) return next.value
	}
}
