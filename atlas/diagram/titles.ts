import type { StateDefinition, TransitionDefinition } from '#atlas/graph/definition.types.ts'

const ending = (description: string | null, requirements: readonly string[]): string =>
	[
		description === null ? '' : `: ${description}`,
		requirements.length > 0 ? ` (${requirements.join(', ')})` : '',
	].join('')

/** Describes a state in one line, for screen readers and as a tooltip. */
export const stateTitle = (id: string, state: StateDefinition): string => {
	const { name, type, tags, description, requirements } = state
	const kind = type === 'atomic' || type === 'compound' ? 'state' : `${type} state`
	const tagged = tags.map((tag) => ` #${tag}`).join('')
	return `${name === '.' ? `machine ${id}` : `${kind} ${name}`}${tagged}${ending(description, requirements)}`
}

/** Describes a transition in one line, for screen readers and as a tooltip. */
export const transitionTitle = (transition: TransitionDefinition): string => {
	const { source, event, guard, targets, description, requirements } = transition
	const condition = guard ? ` [${guard.name}]` : ''
	const to = targets.length > 0 ? `to ${targets.join(' and ')}` : 'stays'
	return `${source}, ${event}${condition} ${to}${ending(description, requirements)}`
}
