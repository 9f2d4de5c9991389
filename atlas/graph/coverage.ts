import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import type { Attempt } from './explore.ts'

/** What an exploration did not show: transitions never taken, and guards that always answered alike. */
export type Gaps = { untaken: string[]; oneSided: string[] }

const nameOf = (definition: AnyTransitionDefinition): string => {
  const { source, eventType } = definition
  const place = source.transitions.get(eventType)?.indexOf(definition) ?? -1
  return `${source.id} ${eventType} ${place + 1}`
}

const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...Object.values(node.states).flatMap(transitionsOf),
]

const depthOf = (node: AnyStateNode): number => node.path.length

/** Whether a guard was asked in an attempt and said no: nothing before it in line was taken. */
const wasRefused = (
  definition: AnyTransitionDefinition,
  { at, trial, taken }: Attempt,
): boolean => {
  if (trial.event.type !== definition.eventType) return false
  if (!at._nodes.some((node) => node.id === definition.source.id)) return false
  return taken.every(
    (one) =>
      depthOf(one.source) < depthOf(definition.source) ||
      (one.source.id === definition.source.id && nameOf(one) > nameOf(definition)),
  )
}

/** The gaps of an exploration; eventless transitions are not among them, for no event shows them. */
export const gapsOf = (machine: AnyStateMachine, attempts: readonly Attempt[]): Gaps => {
  const taken = new Set(attempts.flatMap((attempt) => attempt.taken.map(nameOf)))
  const all = transitionsOf(machine.root)
  return {
    untaken: all.map(nameOf).filter((name) => !taken.has(name)),
    oneSided: all
      .filter(({ guard }) => guard !== undefined)
      .filter((definition) => !attempts.some((attempt) => wasRefused(definition, attempt)))
      .map(nameOf),
  }
}
