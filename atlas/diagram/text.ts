import type { Definition, StateDefinition } from '#atlas/graph/definition.types.ts'
import { ids, said, stateSentences, type ToldTransition, tellTransition } from './sentences.ts'

const headOf = (definition: Definition, { name, parent }: StateDefinition): string =>
	parent === null ? `# ${definition.id}` : `## ${name}`

const lower = (words: string): string => `${words[0]!.toLowerCase()}${words.slice(1)}`

/** One transition as a separate line. */
const lineOf = ({ when, isOtherwise, does }: ToldTransition): string =>
	`- ${isOtherwise ? `Otherwise ${lower(when)}` : when}, ${does}`

/** Successive transitions of one event as a list below it. */
const linesOf = (told: readonly ToldTransition[]): string[] => {
	const [first, ...more] = told
	if (more.length === 0) return [lineOf(first!)]
	const cases = told.map(({ isOtherwise, does }) => `  - ${isOtherwise ? 'otherwise ' : ''}${does}`)
	return [`- ${first!.when}:`, ...cases]
}

/** Splits transitions where the event changes. */
const byEvent = (told: readonly ToldTransition[]): ToldTransition[][] => {
	const starts = told.flatMap(({ when }, i) => (when === told[i - 1]?.when ? [] : [i]))
	return starts.map((start, i) => told.slice(start, starts[i + 1]))
}

const sectionOf = (definition: Definition, state: StateDefinition): string => {
	const { name, parent, description, requirements } = state
	const opening = [said(description).trim(), ...stateSentences(definition, state)]
		.filter(Boolean)
		.join(' ')
	const told = definition.transitions
		.filter(({ source }) => source === name)
		.map((transition) => tellTransition(definition, transition))
	const lines = byEvent(told).flatMap(linesOf)
	const nothing =
		state.children.length === 0 && state.type === 'atomic'
			? 'Nothing leads on from here but what the states around it do.'
			: ''
	const head = `${headOf(definition, state)}${ids(requirements)}`
	const top = parent === null || opening === '' ? [head, opening] : [`${head}\n${opening}`]
	const body = top.filter(Boolean).join('\n\n')
	if (lines.length > 0) return `${body}\n${lines.join('\n')}`
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
