import type { AnyMachineSnapshot } from 'xstate'
import type { MachineModel } from '#atlas/graph/model.ts'
import { exactly } from '#atlas/graph/paths/exact.ts'
import type { Path } from '#atlas/graph/paths/suite.ts'
import type { Step } from '#atlas/graph/paths/unexpected.ts'
import type { Stepper } from '#atlas/graph/stepper.ts'
import { expectedOf, firstDifference, make } from './run-steps.ts'

/**
 * One snapshot for all that are exactly alike, and what each step that was taken from it showed.
 */
type Place = { snapshot: AnyMachineSnapshot; text: string; taken: Map<string, Taken> }

/** Observation of a step and its target; `isSure` if two runs gave the same. */
type Taken = { seen: string; to: Place; isSure: boolean }

/** The machine is not deterministic, or this cannot be decided. */
class Unsteady extends Error {}

/**
 * The same answers as `firstDifference` for many paths of one machine, of which each step from
 * snapshots that are exactly alike is taken twice at most. A machine that then does something else,
 * or changes a snapshot in its place, is followed step by step.
 */
export const rememberedDifference = (
	model: MachineModel,
	stepper: Stepper,
): ((path: Path) => number | null) => {
	const textOf = exactly()
	const places = new Map<string, Place>()
	const starts = new Map<string, Taken>()
	let isSteady = true

	const placeOf = (snapshot: AnyMachineSnapshot): Place => {
		const text = textOf(snapshot)
		if (text === null) throw new Unsteady()
		const place = places.get(text) ?? { snapshot, text, taken: new Map() }
		places.set(text, place)
		return place
	}

	const take = (at: Place | null, step: Step): Omit<Taken, 'isSure'> => {
		const made = make(model, stepper, at?.snapshot ?? null, step)
		if (!made || (at && textOf(at.snapshot) !== at.text)) throw new Unsteady()
		const to = at && made.snapshot === at.snapshot ? at : placeOf(made.snapshot)
		return { seen: made.seen, to }
	}

	const follow = ({ steps }: Path): number | null => {
		let at: Place | null = null
		for (const [i, step] of steps.entries()) {
			const taken: Map<string, Taken> = at ? at.taken : starts
			const name = `${step.kind} ${step.label}`
			let known: Taken | undefined = taken.get(name)
			if (!known?.isSure) {
				const made = take(at, step)
				if (known && (known.seen !== made.seen || known.to !== made.to)) throw new Unsteady()
				known = { ...made, isSure: known !== undefined }
				taken.set(name, known)
			}
			if (known.seen !== expectedOf(step)) return i
			at = known.to
		}
		return null
	}

	return (path) => {
		try {
			if (isSteady) return follow(path)
		} catch {
			isSteady = false
		}
		return firstDifference(model, stepper, path)
	}
}
