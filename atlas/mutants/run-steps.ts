import type { AnyMachineSnapshot } from 'xstate'
import { effectsOf } from '#atlas/graph/effects.ts'
import { labelOf } from '#atlas/graph/label.ts'
import type { MachineModel } from '#atlas/graph/model.ts'
import type { Path } from '#atlas/graph/paths/suite.ts'
import type { Step } from '#atlas/graph/paths/unexpected.ts'
import type { Macrostep, Stepper } from '#atlas/graph/stepper.ts'
import { type Trial, trialsOf } from '#atlas/graph/steps.ts'

/** Returns the observation of a machine after a step: its situation and the step's effects. */
export const seenOf = (
	model: MachineModel,
	{ snapshot, actions }: Macrostep,
	trial?: Trial,
): string =>
	[labelOf(model, snapshot), ...effectsOf(model, snapshot, actions, trial?.settles)].join('\n')

/**
 * Returns the trial of a step by its name, or undefined if it is impossible: the actor is not
 * running, the delay has not started.
 */
export const trialFor = (
	model: MachineModel,
	snapshot: AnyMachineSnapshot,
	{ kind, label }: Pick<Step, 'kind' | 'label'>,
): Trial | undefined => {
	const event = kind === 'event' ? model.events[label] : undefined
	if (event) return { kind: 'event', label, event }
	return trialsOf(model, snapshot).find((trial) => trial.kind === kind && trial.label === label)
}

/** Observation of a step, and the snapshot that it leads to. */
export type Made = { seen: string; snapshot: AnyMachineSnapshot }

/** Returns the expected observation of a path's step. */
export const expectedOf = ({ to, effects }: Step): string => [to, ...effects].join('\n')

/**
 * Takes a step from a snapshot, or starts where there is none; null where it cannot be made.
 * @throws whatever a guard or an assign of the machine throws
 */
export const make = (
	model: MachineModel,
	stepper: Stepper,
	from: AnyMachineSnapshot | null,
	step: Step,
): Made | null => {
	const trial = from ? trialFor(model, from, step) : undefined
	if (from && !trial) return null
	const made =
		from && trial ? stepper.step(from, trial.event) : stepper.start(model.inputs[step.label])
	return { seen: seenOf(model, made, trial), snapshot: made.snapshot }
}

/**
 * Runs a path with the pure functions and answers the place of the first step at which the machine
 * shows something else than the path says; null when it shows just that. A step that cannot be
 * made, or that throws, shows something else.
 */
export const firstDifference = (
	model: MachineModel,
	stepper: Stepper,
	path: Path,
): number | null => {
	let snapshot: AnyMachineSnapshot | null = null
	for (const [i, step] of path.steps.entries()) {
		try {
			const made = make(model, stepper, snapshot, step)
			if (made?.seen !== expectedOf(step)) return i
			snapshot = made.snapshot
		} catch {
			return i
		}
	}
	return null
}
