import type { AnyMachineSnapshot } from 'xstate'
import { effectsOf } from '#atlas/graph/effects.ts'
import { takenIn } from '#atlas/graph/explore.ts'
import { type Edge, ROOT } from '#atlas/graph/graph.ts'
import { labelOf } from '#atlas/graph/label.ts'
import type { MachineModel } from '#atlas/graph/model.ts'
import { idle, type Step } from '#atlas/graph/paths/unexpected.ts'
import { requirementsOf } from '#atlas/graph/requirements.ts'
import type { Macrostep } from '#atlas/graph/stepper.ts'
import { stepLabel, type TraceStep } from './trace.ts'

/**
 * One moment of a simulation: what was done, what the machine did, down to its microsteps, and
 * where it is now.
 */
export type Moment = {
	done: TraceStep
	step: Step
	snapshot: AnyMachineSnapshot
	/** The leaves of the state after each microstep, with the ids of the transitions it took. */
	microsteps: { transitions: string[]; states: string[] }[]
}

const leavesOf = (snapshot: AnyMachineSnapshot): string[] =>
	snapshot._nodes
		.filter((node) => node.type === 'atomic' || node.type === 'final')
		.map((node) => node.path.join('.'))

/** The moment after a step. `settles` is the id of the actor that has answered with it. */
export const momentAfter = (
	model: MachineModel,
	done: TraceStep,
	before: Moment | undefined,
	{ snapshot, actions, microsteps }: Macrostep,
	settles?: string,
): Moment => {
	const from = before?.step.to ?? ROOT
	const to = labelOf(model, snapshot)
	const effects = effectsOf(model, snapshot, actions, settles)
	const taken = before ? (microsteps[0]?.taken ?? []) : []
	const label = stepLabel(done)
	const edge: Edge = {
		from,
		kind: done.kind,
		label,
		to,
		effects,
		requirements: requirementsOf(taken, snapshot, before?.snapshot),
		transitions: takenIn(microsteps),
	}
	const isIdle = done.kind === 'event' && to === from && effects.length === 0
	return {
		done,
		step: isIdle ? idle(from, done.kind, label) : edge,
		snapshot,
		microsteps: microsteps.map((one) => ({
			transitions: takenIn([one]),
			states: leavesOf(one.snapshot),
		})),
	}
}
