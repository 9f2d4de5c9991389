import { stateOf } from '#atlas/graph/graph.ts'
import { isUnexpected, type Step } from '#atlas/graph/unexpected.ts'

/** What a tester does at a step, as a sentence without full stop. */
export const actionOf = ({ kind, label }: Step): string => {
  if (kind === 'start') return `start with input "${label}"`
  if (kind === 'delay') return `let the delay "${label}" pass`
  if (kind === 'event') return `send "${label}"`
  const [actor, ...outcome] = label.split(' ')
  return `let ${actor} answer "${outcome.join(' ')}"`
}

/** What must then be seen, as a sentence without full stop. */
export const expectationOf = (step: Step): string => {
  if (isUnexpected(step)) return `nothing happens, it stays in "${stateOf(step.to)}"`
  const { to, effects } = step
  const made = effects.length > 0 ? `, having made happen: ${effects.join('; ')}` : ''
  return `it is in "${stateOf(to)}"${made}`
}

/** The rest of a situation: tags, context and history. */
export const detailOf = ({ to }: Step): string => to.slice(stateOf(to).length).trim()
