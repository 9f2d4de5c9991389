import type { Definition, Named, StateDefinition } from '#atlas/graph/definition.types.ts'
import { kindOf } from './kind-of.ts'
import type { Span } from './layout/layout.ts'
import { words } from './layout/wrap.ts'
import { actorOf, phraseOf, titleOf } from './phrases.ts'
import { doings, type Labels, list, listed } from './words.ts'

/** Tags that the sign of the state's kind expresses too. */
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

/** Returns a state's own behaviour: entry and exit actions, and actors that run while it lasts. */
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
