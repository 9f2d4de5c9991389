import type { AnyMachineSnapshot } from 'xstate'
import { effectsOf } from '#atlas/graph/effects.ts'
import { labelOf } from '#atlas/graph/label.ts'
import type { MachineModel } from '#atlas/graph/model.ts'
import type { Macrostep, Stepper } from '#atlas/graph/stepper.ts'
import { type Trial, trialsOf } from '#atlas/graph/steps.ts'
import type { Path } from '#atlas/graph/suite.ts'
import type { Step } from '#atlas/graph/unexpected.ts'

/** What is seen of a machine after a step: the situation it is in and what the step made happen. */
export const seenOf = (
  model: MachineModel,
  { snapshot, actions }: Macrostep,
  trial?: Trial,
): string =>
  [labelOf(model, snapshot), ...effectsOf(model, snapshot, actions, trial?.settles)].join('\n')

/** The trial of a step by its name, or undefined where it cannot be made: the actor is not running, the delay has not begun. */
export const trialFor = (
  model: MachineModel,
  snapshot: AnyMachineSnapshot,
  { kind, label }: Pick<Step, 'kind' | 'label'>,
): Trial | undefined => {
  const event = kind === 'event' ? model.events[label] : undefined
  if (event) return { kind: 'event', label, event }
  return trialsOf(model, snapshot).find((trial) => trial.kind === kind && trial.label === label)
}

/**
 * Runs a path with the pure functions and answers the place of the first step at which the machine shows something else than the path
 * says; null when it shows just that. A step that cannot be made, or that throws, shows something else.
 */
export const firstDifference = (
  model: MachineModel,
  stepper: Stepper,
  path: Path,
): number | null => {
  let snapshot: AnyMachineSnapshot | null = null
  for (const [i, step] of path.steps.entries()) {
    const expected = [step.to, ...step.effects].join('\n')
    try {
      const trial: Trial | undefined = snapshot ? trialFor(model, snapshot, step) : undefined
      if (snapshot && !trial) return i
      const made: Macrostep =
        snapshot && trial
          ? stepper.step(snapshot, trial.event)
          : stepper.start(model.inputs[step.label])
      if (seenOf(model, made, trial) !== expected) return i
      snapshot = made.snapshot
    } catch {
      return i
    }
  }
  return null
}
