import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { constantsOf } from './constants.ts'
import { guardName } from './guard-name.ts'
import { eventName, nameOf, oneWord, stateName, transitionId } from './names.ts'

/** A guard, action or actor by name; `params` tells that it is given some. */
export type Named = { name: string; params?: true }

/** A state of a machine, as data: it can be written to a file and compared with another revision's. */
export type StateDefinition = {
  /** The path of keys joined by dots; the root is `.`. */
  name: string
  key: string
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  /** Names of the states inside, in their order. */
  children: string[]
  parent: string | null
  /** The state that a compound state begins at, or that a history state leads to when nothing is remembered yet. */
  initial: string | null
  history: 'shallow' | 'deep' | null
  description: string | null
  requirements: string[]
  tags: string[]
  entry: Named[]
  exit: Named[]
  invokes: { id: string; src: string }[]
}

/** What makes a transition happen. `event` is sent by somebody; `wildcard` is any event that nothing else names. */
export type Trigger =
  | 'event'
  | 'wildcard'
  | 'done'
  | 'error'
  | 'after'
  | 'always'
  | 'stateDone'
  | 'snapshot'

/** A transition of a machine, as data. */
export type TransitionDefinition = {
  /** `<state> <event> <place>`, for example `checking done(checkPromo) 2`: unique in its machine and stable while its line stays. */
  id: string
  source: string
  trigger: Trigger
  /** The event in words: `promo.changed`, `done(checkPromo)`, `error(checkPromo)`, `after(debounce)`, `always`, `done()`, `*`. */
  event: string
  guard: Named | null
  /** Names of target states; empty when the state is not left. */
  targets: string[]
  reenter: boolean
  actions: Named[]
  description: string | null
  requirements: string[]
}

/** A whole machine as data, in the order in which it is written. */
export type Definition = {
  id: string
  description: string | null
  states: StateDefinition[]
  transitions: TransitionDefinition[]
}

const idsOf = (meta: unknown): string[] => {
  const { requirement } = (meta ?? {}) as { requirement?: unknown }
  return typeof requirement === 'string' ? requirement.split(/[\s,]+/).filter(Boolean) : []
}

const hasParams = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'params' in value && value.params !== undefined

const named = (value: unknown): Named =>
  hasParams(value) ? { name: nameOf(value), params: true } : { name: nameOf(value) }

const isAfter = (id: unknown): boolean => typeof id === 'string' && id.startsWith('xstate.after.')

/** XState adds its own actions for `after`: a delayed raise on entry and a cancel on exit. */
const isOwn = (action: unknown): boolean => {
  const { type, event, sendId } = action as {
    type?: string
    event?: { type?: unknown }
    sendId?: unknown
  }
  if (type === 'xstate.raise') return isAfter(event?.type)
  return type === 'xstate.cancel' && isAfter(sendId)
}

const triggerOf = (eventType: string): Trigger => {
  if (eventType === '') return 'always'
  if (eventType === '*' || eventType.endsWith('.*')) return 'wildcard'
  const [, kind] =
    /^xstate\.(done\.actor|error\.actor|done\.state|after|snapshot)\./.exec(eventType) ?? []
  const triggers: Record<string, Trigger> = {
    'done.actor': 'done',
    'error.actor': 'error',
    'done.state': 'stateDone',
    after: 'after',
    snapshot: 'snapshot',
  }
  return triggers[kind ?? ''] ?? 'event'
}

/** A history state names its default by a path from its parent, or by `#id`; without one it is where the parent begins. */
const defaultOf = (node: AnyStateNode): string | null => {
  const target = [(node.config as { target?: unknown }).target].flat()[0]
  if (typeof target !== 'string') return initialOf(node.parent!)
  if (target.startsWith('#')) return stateName(node.machine.getStateNodeById(target.slice(1)))
  return oneWord([...node.parent!.path, ...target.replace(/^\./, '').split('.')].join('.'))
}

const initialOf = (node: AnyStateNode): string | null => {
  if (node.type === 'history') return defaultOf(node)
  return node.type === 'compound' ? (node.initial.target?.map(stateName)[0] ?? null) : null
}

const stateOf = (node: AnyStateNode): StateDefinition => ({
  name: stateName(node),
  key: node.key,
  type: node.type,
  children: Object.values(node.states).map(stateName),
  parent: node.parent ? stateName(node.parent) : null,
  initial: initialOf(node),
  history: node.type === 'history' ? (node.history === 'deep' ? 'deep' : 'shallow') : null,
  description: node.description ?? null,
  requirements: idsOf(node.meta),
  tags: [...node.tags],
  entry: node.entry.filter((action) => !isOwn(action)).map(named),
  exit: node.exit.filter((action) => !isOwn(action)).map(named),
  invokes: node.invoke.map(({ id, src }) => ({ id, src: nameOf(src) })),
})

const guardLabel = (guard: unknown): string => {
  const fixed = hasParams(guard) ? constantsOf((guard as { params: unknown }).params) : ''
  return fixed === '' ? guardName(guard) : `${guardName(guard)} (${fixed})`
}

const transitionOf = (definition: AnyTransitionDefinition): TransitionDefinition => ({
  id: transitionId(definition),
  source: stateName(definition.source),
  trigger: triggerOf(definition.eventType),
  event: eventName(definition.source, definition.eventType),
  guard:
    definition.guard === undefined
      ? null
      : { ...named(definition.guard), name: guardLabel(definition.guard) },
  targets: (definition.target ?? []).map(stateName),
  reenter: definition.reenter,
  actions: definition.actions.map(named),
  description: definition.description ?? null,
  requirements: idsOf(definition.meta),
})

/** A state's transitions as XState resolved them, the eventless ones last. */
export const transitionsFrom = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]

/** Every state node of a machine, outer states before inner ones. */
export const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
]

/** Reads a machine of XState 5 as data. */
export const definitionOf = (machine: AnyStateMachine): Definition => {
  const nodes = nodesOf(machine.root)
  return {
    id: machine.id,
    description: machine.root.description ?? null,
    states: nodes.map(stateOf),
    transitions: nodes.flatMap(transitionsFrom).map(transitionOf),
  }
}
