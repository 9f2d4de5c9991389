import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** A key as one word, for names are told apart by spaces: a space in it becomes one that does not break. */
export const oneWord = (key: string): string => key.replace(/\s/g, '\u00a0')

/** A state in words: the keys that lead to it, joined by dots; the root is `.`. */
export const stateName = (node: AnyStateNode): string => oneWord(node.path.join('.')) || '.'

/** What JavaScript calls a function after the property that it was written for. */
const places = ['', 'guard', 'actions', 'entry', 'exit', 'src', 'input']

/** The name of a guard, action or actor: its own, its type, its function's, or `inline`. */
export const nameOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (typeof value === 'function')
    return (
      (value as { type?: string }).type ?? (places.includes(value.name) ? 'inline' : value.name)
    )
  const { type } = (value ?? {}) as { type?: unknown }
  return typeof type === 'string' ? type : 'inline'
}

/** An event in words: `done(checkPromo)`, `error(checkPromo)`, `after(debounce)`, `done()`, `always`, or the type itself. */
export const eventName = (source: AnyStateNode, eventType: string): string => {
  if (eventType === '') return 'always'
  const delay = source.after.find((after) => after.eventType === eventType)?.delay
  if (delay !== undefined) return `after(${typeof delay === 'function' ? 'computed' : delay})`
  const actor = /^xstate\.(done|error)\.actor\.(.*)$/.exec(eventType)
  if (actor) return `${actor[1]}(${actor[2]})`
  const snapshot = /^xstate\.snapshot\.(.*)$/.exec(eventType)
  if (snapshot) return `snapshot(${snapshot[1]})`
  return eventType.startsWith('xstate.done.state.') ? 'done()' : eventType
}

const ids = new WeakMap<AnyTransitionDefinition, string>()

const newTransitionId = (definition: AnyTransitionDefinition): string => {
  const { source, eventType } = definition
  const list = eventType === '' ? source.always : source.transitions.get(eventType)
  const place = (list?.indexOf(definition) ?? -1) + 1
  return `${stateName(source)} ${oneWord(eventName(source, eventType))} ${place}`
}

/** `<state> <event> <place>`: unique in its machine, for example `checking done(checkPromo) 2`; made once a definition. */
export const transitionId = (definition: AnyTransitionDefinition): string => {
  const id = ids.get(definition) ?? newTransitionId(definition)
  ids.set(definition, id)
  return id
}
