import type { AnyStateMachine } from 'xstate'
import { gapsOf } from '#atlas/graph/coverage.ts'
import { definitionOf, nodesOf, transitionsFrom } from '#atlas/graph/definition.ts'
import { explore } from '#atlas/graph/explore.ts'
import type { MachineModel, Outcome } from '#atlas/graph/model.ts'
import { transitionId } from '#machines/kit/transition-names.ts'
import { anything, eventOf } from './anything.ts'

/** Most situations that are visited without a model, unless told otherwise: what grows is in its context then, and there is no end to it. */
export const GUESSED_LIMIT = 2000

const answers: Record<string, Outcome> = {
  done: { output: anything },
  failed: { error: new Error('failed') },
}

/** An event for a descriptor: `*` and `mouse.*` stand for an event that nothing else names. */
const eventFor = (descriptor: string) =>
  eventOf(descriptor === '*' ? 'something.else' : descriptor.replace(/\*$/, 'something'))

const delaysOf = (machine: AnyStateMachine): Record<string, number> => {
  const named = Object.entries(machine.implementations.delays ?? {}).map(
    ([name, ms], i): [string, number] => [name, typeof ms === 'number' ? ms : 1000 + i],
  )
  const plain = nodesOf(machine.root)
    .flatMap(({ after }) => after.map(({ delay }) => delay))
    .filter((delay) => typeof delay === 'number')
    .map((ms): [string, number] => [String(ms), ms])
  return Object.fromEntries([...plain, ...named])
}

/** Actions that XState itself carries out (assign, raise and so on) change the machine; only the others are effects. */
const effectsIn = (machine: AnyStateMachine, names: readonly string[]): string[] =>
  [...new Set(names)].filter((name) => {
    const action: unknown = machine.implementations.actions?.[name as never]
    return !(typeof action === 'function' && 'resolve' in action)
  })

/** Guards that an exploration could not make say both yes and no: what they look at is not known. */
const undecided = (model: MachineModel): string[] => {
  const { attempts, faults } = explore(model, GUESSED_LIMIT)
  const { untaken, oneSided } = gapsOf(model.machine, attempts)
  const unclear = new Set([...untaken, ...oneSided])
  return nodesOf(model.machine.root)
    .flatMap(transitionsFrom)
    .filter(({ guard }) => guard !== undefined)
    .map(transitionId)
    .filter((id) => unclear.has(id) || faults.length > 0)
}

/**
 * What can be told of a machine that has no model: its own event types with a payload that may be anything, every invoked actor done or
 * failed, the whole context, and guards decided by the path where example events cannot make them say both.
 */
export const defaultModel = (machine: AnyStateMachine): MachineModel => {
  const { states, transitions } = definitionOf(machine)
  const named = [
    ...states.flatMap(({ entry, exit }) => [...entry, ...exit]),
    ...transitions.flatMap(({ actions }) => actions),
  ]
  const events = machine.events.filter((type) => !type.startsWith('xstate.'))
  const sources = states.flatMap(({ invokes }) => invokes.map(({ src }) => src))
  const model: MachineModel = {
    machine,
    inputs: { default: anything },
    events: Object.fromEntries(events.map((type) => [type, eventFor(type)])),
    outcomes: Object.fromEntries(sources.map((src) => [src, answers])),
    delays: delaysOf(machine),
    effects: effectsIn(
      machine,
      named.map(({ name }) => name),
    ),
    project: (context: unknown) => context,
  }
  return { ...model, freeGuards: undecided(model) }
}
