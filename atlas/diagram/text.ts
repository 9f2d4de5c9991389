import type { Definition, StateDefinition } from '#atlas/graph/definition.types.ts'
import { ids, said, stateSentences, transitionSentence } from './sentences.ts'

const headOf = (definition: Definition, { name, parent }: StateDefinition): string =>
	parent === null ? `# ${definition.id}` : `## ${name}`

const listOf = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n')

const sectionOf = (definition: Definition, state: StateDefinition): string => {
	const { name, parent, description, requirements } = state
	const opening = [said(description).trim(), ...stateSentences(definition, state)]
		.filter(Boolean)
		.join(' ')
	const lines = definition.transitions
		.filter(({ source }) => source === name)
		.map((transition) => transitionSentence(definition, transition))
	const nothing =
		state.children.length === 0 && state.type === 'atomic'
			? 'Nothing leads on from here but what the states around it do.'
			: ''
	const head = `${headOf(definition, state)}${ids(requirements)}`
	const top = parent === null || opening === '' ? [head, opening] : [`${head}\n${opening}`]
	const body = top.filter(Boolean).join('\n\n')
	if (lines.length > 0) return `${body}\n${listOf(lines)}`
	return nothing && parent !== null ? `${body}\n\n${nothing}` : body
}

const READING =
	'How to read this: the machine is always in one of the states below. In each, the lines are tried from the top; the first that applies is taken. ' +
	'Lines of a state hold in the states inside it too, unless those have their own line for the same event. `Names like this` are those of the program; ids in brackets are requirements.'

/**
 * A machine in plain sentences, as Markdown: everything that its picture says, with the
 * descriptions and requirement ids.
 */
export const text = (definition: Definition): string => {
	const sections = definition.states.map((state) => sectionOf(definition, state))
	return `${sections.join('\n\n')}\n`
}

/** A machine in plain sentences, with how to read them below its name. */
export const explainedText = (definition: Definition): string => {
	const [title, ...rest] = text(definition).split('\n\n')
	return [title, READING, ...rest].join('\n\n')
}
