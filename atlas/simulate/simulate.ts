import type { AnyMachineSnapshot } from 'xstate'
import { effectsOf } from '#atlas/graph/effects.ts'
import { stubActors, takenIn } from '#atlas/graph/explore.ts'
import { type Edge, ROOT } from '#atlas/graph/graph.ts'
import { labelOf } from '#atlas/graph/label.ts'
import type { MachineModel } from '#atlas/graph/model.ts'
import { requirementsOf } from '#atlas/graph/requirements.ts'
import { type Macrostep, openStepper } from '#atlas/graph/stepper.ts'
import { type Trial, trialsOf } from '#atlas/graph/steps.ts'
import { idle, type Step } from '#atlas/graph/unexpected.ts'
import type { TraceStep } from './trace.ts'

/** One moment of a simulation: what was done, what the machine did, down to its microsteps, and where it is now. */
export type Moment = {
  done: TraceStep
  step: Step
  snapshot: AnyMachineSnapshot
  /** The leaves of the state after each microstep, with the ids of the transitions it took. */
  microsteps: { transitions: string[]; states: string[] }[]
}

/** A trace played from its start. `stopped` says in a sentence why it went no further. */
export type Simulation = { moments: Moment[]; stopped: string | null }

/** The names of the states in which a snapshot is, outer ones too; the root is left out. */
export const statesOf = (snapshot: AnyMachineSnapshot): string[] =>
  snapshot._nodes.map((node) => node.path.join('.')).filter((name) => name !== '')

const leavesOf = (snapshot: AnyMachineSnapshot): string[] =>
  snapshot._nodes
    .filter((node) => node.type === 'atomic' || node.type === 'final')
    .map((node) => node.path.join('.'))

/** What can be done in a moment: each example event, each answer of each running actor, each delay that is waited for. */
export const possibleAt = (model: MachineModel, { snapshot }: Moment): Trial[] =>
  snapshot.status === 'active' ? trialsOf(model, snapshot) : []

const momentOf = (
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
  const edge: Edge = {
    from,
    kind: done.kind,
    label: done.label,
    to,
    effects,
    requirements: requirementsOf(taken, snapshot, before?.snapshot),
    transitions: takenIn(microsteps),
  }
  const isIdle = done.kind === 'event' && to === from && effects.length === 0
  return {
    done,
    step: isIdle ? idle(from, done.kind, done.label) : edge,
    snapshot,
    microsteps: microsteps.map((one) => ({
      transitions: takenIn([one]),
      states: leavesOf(one.snapshot),
    })),
  }
}

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
        ? stepper.step(before!.snapshot, trial.event)
        : stepper.start(model.inputs[done.label])
      moments.push(momentOf(model, done, before, result, trial?.settles))
    } catch (error) {
      return { moments, stopped: `“${done.label}” throws: ${(error as Error).message}` }
    }
  }
  return { moments, stopped: null }
}
