import type { Definition, StateDefinition } from '#atlas/graph/definition.types.ts'
import type { Span } from './layout/layout.ts'
import { stateWords } from './state-words.ts'
import { transitionWords } from './words.ts'

/** Escapes Mermaid's own signs by code point. */
const plain = (text: string): string =>
	text.replace(/[#;:"<>{}\n]/g, (c) => `#${c.codePointAt(0)};`)

const written = (spans: readonly Span[]): string =>
	plain(
		spans
			.map((span) => span.text)
			.filter(Boolean)
			.join(' '),
	)

/**
 * A machine as a Mermaid state diagram. Mermaid has no history: it is a state named `H` or `H*`,
 * and arrows of several targets are a fork.
 */
export const mermaid = (definition: Definition): string => {
	const byName = new Map(definition.states.map((state) => [state.name, state]))
	const ids = new Map(definition.states.map(({ name }, i) => [name, `s${i}`]))
	const id = (name: string) => ids.get(name)!
	const rows = (state: StateDefinition): string[] => [
		...stateWords(state).map(written),
		...definition.transitions
			.filter(({ source, targets }) => source === state.name && targets.length === 0)
			.map((one) => written(transitionWords(definition, one))),
	]
	const blockOf = (state: StateDefinition): string[] => {
		const { name, key, type, initial, children, tags, history } = state
		const title = [name === '.' ? definition.id : key, ...tags.map((tag) => `#${tag}`)].join(' ')
		const label = plain(history ? (history === 'deep' ? 'H*' : 'H') : title)
		const head = `state "${label}" as ${id(name)}`
		const lines = rows(state)
		if (children.length === 0)
			return [
				head,
				...lines.map((line) => `${id(name)} : ${line}`),
				...(type === 'final' ? [`${id(name)} --> [*]`] : []),
				...(history && initial ? [`${id(name)} --> ${id(initial)}`] : []),
			]
		const body = children
			.map((child) => byName.get(child)!)
			.toSorted((a, b) => Number(b.type === 'history') - Number(a.type === 'history'))
			.flatMap((child, i, all) => [
				...(type === 'parallel' && i > 0 && all[i - 1]!.type !== 'history' ? ['--'] : []),
				...blockOf(child),
			])
		const note =
			lines.length > 0
				? [`note right of ${id(name)}`, ...lines.map((line) => `  ${line}`), 'end note']
				: []
		return [
			`${head} {`,
			...[...(initial ? [`[*] --> ${id(initial)}`] : []), ...body].map((line) => `  ${line}`),
			'}',
			...note,
		]
	}
	const arrows = definition.transitions
		.filter(({ targets }) => targets.length > 0)
		.flatMap((transition, i) => {
			const { source, targets } = transition
			const label = written(transitionWords(definition, transition))
			if (targets.length === 1) return [`${id(source)} --> ${id(targets[0]!)} : ${label}`]
			const fork = `fork${i}`
			return [
				`state ${fork} <<fork>>`,
				`${id(source)} --> ${fork} : ${label}`,
				...targets.map((target) => `${fork} --> ${id(target)}`),
			]
		})
	const lines = [...blockOf(definition.states[0]!), ...arrows]
	return `stateDiagram-v2\n${lines.map((line) => `  ${line}`).join('\n')}\n`
}
