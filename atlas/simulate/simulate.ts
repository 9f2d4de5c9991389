import type { AnyMachineSnapshot } from 'xstate'
import { stubActors } from '#atlas/graph/explore.ts'
import type { MachineModel } from '#atlas/graph/model.ts'
import { openStepper } from '#atlas/graph/stepper.ts'
import { type Trial, trialsOf } from '#atlas/graph/steps.ts'
import { type Moment, momentAfter } from './moment.ts'
import { withPayload } from './payload.ts'
import type { TraceStep } from './trace.ts'

/** A trace played from its start. `stopped` says in a sentence why it went no further. */
export type Simulation = { moments: Moment[]; stopped: string | null }

/** The names of the states in which a snapshot is, outer ones too; the root is left out. */
export const statesOf = (snapshot: AnyMachineSnapshot): string[] =>
	snapshot._nodes.map((node) => node.path.join('.')).filter((name) => name !== '')

/**
 * Returns the possible steps at a moment: each example event, each answer of each running actor,
 * each pending delay.
 */
export const possibleAt = (model: MachineModel, { snapshot }: Moment): Trial[] =>
	snapshot.status === 'active' ? trialsOf(model, snapshot) : []

/** Plays a trace with the machine's own pure functions; nothing runs, no clock, no effect. */
export const simulate = (model: MachineModel, trace: readonly TraceStep[]): Simulation => {
	const stepper = openStepper(stubActors(model))
	const moments: Moment[] = []
	for (const done of trace) {
		const before = moments.at(-1)
		const trial =
			before &&
			possibleAt(model, before).find(
				({ kind, label }) => kind === done.kind && label === done.label,
			)
		const isStart = !before && done.kind === 'start' && done.label in model.inputs
		if (!trial && !isStart)
			return {
				moments,
				stopped: `“${done.label}” cannot be done ${before ? `after step ${moments.length}` : 'at the start'}`,
			}
		try {
			const result = trial
				? stepper.step(before!.snapshot, withPayload(trial.event, done.payload))
				: stepper.start(done.payload ?? model.inputs[done.label])
			if (result.snapshot.status === 'error' && !trial?.event.error) throw result.snapshot.error
			moments.push(momentAfter(model, done, before, result, trial?.settles))
		} catch (error) {
			return { moments, stopped: `“${done.label}” throws: ${(error as Error).message}` }
		}
	}
	return { moments, stopped: null }
}
