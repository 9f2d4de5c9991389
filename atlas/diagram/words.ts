import type {
  Definition,
  Named,
  StateDefinition,
  TransitionDefinition,
} from '#atlas/graph/definition.types.ts'
import type { Part, Span } from './layout.ts'
import { words } from './wrap.ts'

/** XState's own actions (`xstate.assign`) by their short name. */
export const shortName = (name: string): string => name.replace(/^xstate\./, '')

const list = (named: readonly Named[]): string =>
  named.map(({ name }) => shortName(name)).join(', ')

/** The slash stays with the first name behind it. */
const listed = (text: string, part: Part): Span[] =>
  words(text, part).map((word, i) => (i === 0 ? { ...word, text: `/ ${word.text}` } : word))

const after = /^after\((.*)\)$/

/** An unguarded transition that stands behind guarded ones of the same event: it is taken when none of them is. */
export const isOtherwise = (definition: Definition, transition: TransitionDefinition): boolean => {
  if (transition.guard) return false
  const rivals = definition.transitions.filter(
    ({ source, event }) => source === transition.source && event === transition.event,
  )
  return rivals.indexOf(transition) > 0
}

/** The label of a transition: event, `[guard]`, `/ actions`. */
export const transitionWords = (
  definition: Definition,
  transition: TransitionDefinition,
): Span[] => {
  const { event, trigger, guard, actions } = transition
  const delay = trigger === 'after' ? after.exec(event)?.[1] : undefined
  const otherwise = isOtherwise(definition, transition) ? '[else]' : ''
  return [
    ...(delay === undefined ? [] : [{ text: '', part: 'clock' } as const]),
    ...words(delay === undefined ? event : `after ${delay}`, 'event'),
    ...words(guard ? `[${guard.name}]` : otherwise, 'guard'),
    ...listed(list(actions), 'action'),
  ]
}

/** The first line of a state: its key and `#tags`. */
export const headWords = (definition: Definition, state: StateDefinition): Span[] => [
  ...words(state.parent === null ? definition.id : state.key, 'name'),
  ...state.tags.flatMap((tag) => words(`#${tag}`, 'tag')),
]

const keyword = (key: string): Span => ({ text: key, part: 'keyword' })

/** What a state does by itself: entry and exit actions, and actors that run while it lasts. */
export const stateWords = ({ entry, exit, invokes }: StateDefinition): Span[][] => [
  ...(entry.length > 0 ? [[keyword('entry'), ...listed(list(entry), 'action')]] : []),
  ...(exit.length > 0 ? [[keyword('exit'), ...listed(list(exit), 'action')]] : []),
  ...invokes.map(({ id, src }) => [
    keyword('invoke'),
    ...listed(id === src ? src : `${src} as ${id}`, 'actor'),
  ]),
]
