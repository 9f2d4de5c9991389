import type { MachineModel } from '#atlas/graph/model.ts'
import { isUnexpected } from '#atlas/graph/paths/unexpected.ts'
import { type Macrostep, openStepper } from '#atlas/graph/stepper.ts'
import type { Trial } from '#atlas/graph/steps.ts'
import { transitionId } from '#machines/kit/transition-names.ts'
import { type Moment, momentAfter } from './moment.ts'
import { payloadOf } from './payload.ts'
import { type Refusal, refusalsOf } from './refusals.ts'
import { possibleAt, statesOf } from './simulate.ts'
import type { TraceStep } from './trace.ts'

/** Something that can be done in a moment, and what it would do. */
export type Next = {
	done: TraceStep
	/** The actor that it settles, by id. */
	settles: string | null
	/** Its payload, if it can be edited. */
	payload: unknown
	/** The transitions that it takes first; eventless ones may follow. */
	transitions: string[]
	/** The states it leads to, outer ones too. */
	states: string[]
	/** It changes nothing here. */
	isIdle: boolean
	/** The guards that say no to it, whether or not another transition is taken then. */
	refusals: Refusal[]
}

const nothing = { transitions: [], states: [], isIdle: true }

const after = (model: MachineModel, moment: Moment, done: TraceStep, result: Macrostep) => ({
	transitions: (result.microsteps[0]?.taken ?? []).map(transitionId),
	states: statesOf(result.snapshot),
	isIdle: isUnexpected(momentAfter(model, done, moment, result).step),
})

/**
 * Returns the possible steps at a moment, each tried on the machine itself. A step that throws
 * counts as changing nothing.
 */
export const nextAt = (model: MachineModel, moment: Moment): Next[] => {
	const stepper = openStepper(moment.snapshot.machine)
	const nextOf = ({ kind, label, event, settles }: Trial): Next => {
		const done = { kind, label }
		const told = { done, settles: settles ?? null, payload: payloadOf(event) }
		try {
			const result = stepper.step(moment.snapshot, event)
			const refusals = refusalsOf(moment.snapshot, event)
			return { ...told, ...after(model, moment, done, result), refusals }
		} catch {
			return { ...told, ...nothing, refusals: [] }
		}
	}
	return possibleAt(model, moment).map(nextOf)
}
