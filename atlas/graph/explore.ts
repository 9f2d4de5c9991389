import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  initialTransition,
  transition,
} from 'xstate'
import { controlled } from './controlled.ts'
import { effectsOf } from './effects.ts'
import { type Edge, type Graph, ROOT } from './graph.ts'
import { labelOf } from './label.ts'
import type { MachineModel } from './model.ts'
import { requirementsOf } from './requirements.ts'
import { type Trial, trialsOf } from './steps.ts'

/** One try in one situation, for reports: what was selected there, whether or not anything changed. */
export type Attempt = { at: AnyMachineSnapshot; trial: Trial; taken: AnyTransitionDefinition[] }

/** The graph, every attempt made, and whether the limit of situations cut the search. */
export type Exploration = { graph: Graph; attempts: Attempt[]; cut: boolean }

const standIns = (model: MachineModel): AnyStateMachine =>
  model.machine.provide({
    actors: Object.fromEntries(Object.keys(model.outcomes).map((src) => [src, controlled()])),
  } as never)

/**
 * Explores a machine with XState's own pure functions, breadth first from every input of its model. Situations are equal when state
 * value, tags, projected context and history are.
 * @param limit most situations to visit; `cut` tells when there are more
 */
export const explore = (model: MachineModel, limit = 5000): Exploration => {
  const machine = standIns(model)
  const found = new Map<string, AnyMachineSnapshot>()
  const queue: string[] = []
  const edges: Edge[] = []
  const attempts: Attempt[] = []
  const visit = (snapshot: AnyMachineSnapshot): string => {
    const label = labelOf(model, snapshot)
    if (!found.has(label)) {
      found.set(label, snapshot)
      queue.push(label)
    }
    return label
  }
  for (const [label, input] of Object.entries(model.inputs)) {
    const [snapshot, actions] = initialTransition(machine, input as never)
    const effects = effectsOf(model, snapshot, actions)
    const requirements = requirementsOf([], snapshot)
    edges.push({ from: ROOT, kind: 'start', label, to: visit(snapshot), effects, requirements })
  }
  for (let at = 0; at < queue.length && at < limit; at += 1) {
    const from = queue[at]!
    const snapshot = found.get(from)!
    if (snapshot.status !== 'active') continue
    for (const trial of trialsOf(model, snapshot)) {
      const taken = machine.getTransitionData(snapshot as never, trial.event as never)
      attempts.push({ at: snapshot, trial, taken })
      const [next, actions] = transition(machine, snapshot as never, trial.event as never)
      const effects = effectsOf(model, next, actions, trial.settles)
      const to = labelOf(model, next)
      if (trial.kind === 'event' && to === from && effects.length === 0) continue
      visit(next)
      const requirements = requirementsOf(taken, next, snapshot)
      edges.push({ from, kind: trial.kind, label: trial.label, to, effects, requirements })
    }
  }
  const graph = { edges, events: Object.keys(model.events) }
  return { graph, attempts, cut: queue.length > limit }
}
