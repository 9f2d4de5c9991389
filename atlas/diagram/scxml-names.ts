import type { Definition, TransitionDefinition } from '#atlas/graph/definition.types.ts'

/** A name as an XML id: what an id may not hold is written as `_x20_`. */
const idOf = (name: string): string =>
  name
    .replace(/[^\w.-]/g, (c) => `_x${c.codePointAt(0)?.toString(16)}_`)
    .replace(/^[^A-Za-z_]/, '_$&')

/** The id of a state in SCXML; the root, which SCXML has no name for, is a state of its own. */
export const stateId = (definition: Definition, name: string): string =>
  name === '.' ? `machine.${idOf(definition.id)}` : idOf(name)

/** The delay of an `after(debounce)`: its name, or its milliseconds. */
export const delayOf = (event: string): string => /^after\((.*)\)$/.exec(event)?.[1] ?? event

/** The event of a transition in SCXML, or null where it needs none. */
export const eventOf = (
  definition: Definition,
  transition: TransitionDefinition,
): string | null => {
  const { trigger, event, source } = transition
  const inner = /\((.*)\)$/.exec(event)?.[1] ?? ''
  if (trigger === 'always') return null
  if (trigger === 'after') return `after.${idOf(delayOf(event))}.${stateId(definition, source)}`
  if (trigger === 'stateDone') return `done.state.${stateId(definition, source)}`
  if (trigger === 'done') return `done.invoke.${inner}`
  if (trigger === 'error') return `error.invoke.${inner}`
  if (trigger === 'snapshot') return `snapshot.invoke.${inner}`
  return event
}
