import type {
  Definition,
  Named,
  StateDefinition,
  TransitionDefinition,
} from '#atlas/graph/definition.types.ts'
import { conditionOf, noteOf } from './condition.ts'
import { eventCode, eventPhrase } from './event-words.ts'
import { kindOf } from './kind-of.ts'
import type { Part, Span } from './layout.ts'
import { actorOf, phraseOf, titleOf } from './phrases.ts'
import { words } from './wrap.ts'

/** Whether a picture speaks in the names of the program or in the words of people. */
export type Labels = 'code' | 'words'

/** XState's own actions (`xstate.assign`) by their short name. */
export const shortName = (name: string): string => name.replace(/^xstate\./, '')

const list = (named: readonly Named[]): string =>
  named.map(({ name }) => shortName(name)).join(', ')

/** Actions that have a name, in words; `assign` and functions without a name say nothing to a reader. */
const doings = (named: readonly Named[]): string =>
  named
    .map(({ name }) => shortName(name))
    .filter((name) => name !== 'assign' && name !== 'inline')
    .map(phraseOf)
    .join(', ')

/** A sign or word stays with the first name behind it. */
const listed = (text: string, part: Part, sign = '/'): Span[] =>
  words(text, part).map((word, i) =>
    i === 0 && sign !== '' ? { ...word, text: `${sign} ${word.text}` } : word,
  )

/** An unguarded transition that stands behind guarded ones of the same event: it is taken when none of them is. */
export const isOtherwise = (definition: Definition, transition: TransitionDefinition): boolean => {
  if (transition.guard) return false
  const rivals = definition.transitions.filter(
    ({ source, event }) => source === transition.source && event === transition.event,
  )
  return rivals.indexOf(transition) > 0
}

/** The label of a transition: event, `[guard]`, `/ actions`; or in words: event, "if …", "then …", and what its description adds. */
export const transitionWords = (
  definition: Definition,
  transition: TransitionDefinition,
  labels: Labels = 'code',
): Span[] => {
  const { trigger, guard, actions, description } = transition
  const isElse = isOtherwise(definition, transition)
  const clock: Span[] = trigger === 'after' ? [{ text: '', part: 'clock' }] : []
  if (labels === 'code')
    return [
      ...clock,
      ...words(eventCode(definition, transition), 'event'),
      ...words(guard ? `[${guard.name}]` : isElse ? '[else]' : '', 'guard'),
      ...listed(list(actions), 'action'),
    ]
  return [
    ...clock,
    ...words(eventPhrase(definition, transition), 'event'),
    ...words(guard ? conditionOf(guard.name, description) : isElse ? 'otherwise' : '', 'guard'),
    ...listed(doings(actions), 'action', 'then'),
    ...listed(noteOf(description) ?? '', 'note', '·'),
  ]
}

/** What a tag says that the sign of the state's kind says too. */
const signs = new Set(['busy', 'failed'])

/** The first line of a state: the sign of its kind, its key, and `#tags`. */
export const headWords = (
  definition: Definition,
  state: StateDefinition,
  labels: Labels = 'code',
): Span[] => {
  const name = state.parent === null ? definition.id : state.key
  const kind = kindOf(state)
  const tags = labels === 'code' ? state.tags : state.tags.filter((tag) => !signs.has(tag))
  return [
    ...(kind === null ? [] : [{ text: '', part: kind }]),
    ...words(labels === 'code' ? name : titleOf(name), 'name'),
    ...tags.flatMap((tag) => words(`#${tag}`, 'tag')),
  ]
}

/** What a state does by itself: entry and exit actions, and actors that run while it lasts. */
export const stateWords = (
  { entry, exit, invokes }: StateDefinition,
  labels: Labels = 'code',
): Span[][] => {
  const inCode = labels === 'code'
  const doing = (keyword: string, named: readonly Named[]): Span[][] => {
    const text = inCode ? list(named) : doings(named)
    if (text === '') return []
    return [[{ text: keyword, part: 'keyword' }, ...listed(text, 'action', inCode ? '/' : '')]]
  }
  return [
    ...doing(inCode ? 'entry' : 'on entry', entry),
    ...doing(inCode ? 'exit' : 'on leaving', exit),
    ...invokes.map((invoke): Span[] => {
      const actor = actorOf(invoke)
      const isNamed = invoke.id !== invoke.src && !/^\d+\./.test(invoke.id)
      if (!inCode) return [{ text: 'runs', part: 'keyword' }, ...words(phraseOf(actor), 'actor')]
      const text = isNamed ? `${actor} as ${invoke.id}` : actor
      return [{ text: 'invoke', part: 'keyword' }, ...listed(text, 'actor')]
    }),
  ]
}
