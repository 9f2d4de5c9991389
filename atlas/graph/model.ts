import type { AnyEventObject, AnyStateMachine } from 'xstate'
import type { Property } from '#machines/kit/property.types.ts'

/** What an invoked actor may answer: an output, or an error that it throws. */
export type Outcome = { output: unknown } | { error: unknown }

/**
 * What path generation needs to know about a machine and cannot read from it. Machines export this shape as
 * `<noun>.model.ts` without importing it (a machine's folder imports nothing but xstate).
 */
export type MachineModel = {
  machine: AnyStateMachine
  /** Starting inputs by name: every one is a root of the graph. */
  inputs: Record<string, unknown>
  /** Example events; the label is the event's type, followed by a word where one type has several examples. */
  events: Record<string, AnyEventObject>
  /** The answers of every invoked actor, by actor and by name; never answering needs no entry. */
  outcomes: Record<string, Record<string, Outcome>>
  /** Every named delay in milliseconds, each a different number. */
  delays: Record<string, number>
  /** Names of the actions that the binding provides; their calls are compared with their params. */
  effects: readonly string[]
  /** The part of the context that tells one situation from another. */
  project: (context: never) => unknown
  /** Ids of transitions whose guard the path decides, because nobody has told what it looks at. */
  freeGuards?: readonly string[]
  /** What must hold of every process of this machine, whatever happens. */
  properties?: readonly Property<never>[]
}
