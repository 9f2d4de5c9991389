import { conditionOf } from '#atlas/diagram/condition.ts'
import { eventPhrase } from '#atlas/diagram/event-words.ts'
import { phraseOf } from '#atlas/diagram/phrases.ts'
import type { Labels } from '#atlas/diagram/words.ts'
import type { Definition, TransitionDefinition } from '#atlas/graph/definition.types.ts'

/**
 * One way on from a state: a transition of it or of a state around it, or the way into a state that
 * holds others.
 */
export type Way = { transition: string | null; says: string; to: string | null }

const around = (definition: Definition, name: string): string[] => {
	const parent = definition.states.find((state) => state.name === name)?.parent
	return parent ? [name, ...around(definition, parent)] : [name]
}

const inCode = ({ event, guard, targets }: TransitionDefinition): string => {
	const condition = guard ? `, if ${guard.name}` : ''
	return `${event}${condition}, ${targets.length > 0 ? `to ${targets.join(' and ')}` : 'stays here'}`
}

const inWords = (definition: Definition, transition: TransitionDefinition): string => {
	const { guard, targets, description } = transition
	const condition = guard ? `, ${conditionOf(guard.name, description)}` : ''
	const where = targets.length > 0 ? `to ${targets.map(phraseOf).join(' and ')}` : 'stays here'
	return `${eventPhrase(definition, transition)}${condition}, ${where}`
}

/** The ways on from a state, in the order in which the up and down keys go through them. */
export const waysFrom = (definition: Definition, name: string, labels: Labels = 'code'): Way[] => {
	const state = definition.states.find((one) => one.name === name)
	const inner = state?.type === 'parallel' ? state.children : state?.initial ? [state.initial] : []
	return [
		...inner.map((to): Way => ({ transition: null, says: `inside, ${to}`, to })),
		...around(definition, name).flatMap((source) =>
			definition.transitions
				.filter((one) => one.source === source)
				.map((transition): Way => {
					const { id, targets, description } = transition
					const says = labels === 'code' ? inCode(transition) : inWords(definition, transition)
					return {
						transition: id,
						says: `${says}${description ? `. ${description}` : ''}`,
						to: targets[0] ?? null,
					}
				}),
		),
	]
}

/**
 * Where the walk is: a state, the chosen way on from it (an index, or null), and the states it came
 * through.
 */
export type Walk = { at: string; way: number | null; trail: string[] }

/** The walk after a key, and what is said about it; null when the key is none of the walk's. */
export const walkBy = (
	definition: Definition,
	{ at, way, trail }: Walk,
	key: string,
	labels: Labels = 'code',
): { walk: Walk; says: string } | null => {
	const ways = waysFrom(definition, at, labels)
	const stateSays = (name: string): string => {
		const state = definition.states.find((one) => one.name === name)
		const description = state?.description ? `. ${state.description}` : ''
		const title = name === '.' ? definition.id : name
		return `State ${labels === 'code' ? title : phraseOf(title)}${description}. ${waysFrom(definition, name).length} ways on`
	}
	if (key === 'ArrowDown' || key === 'ArrowUp') {
		if (ways.length === 0) return { walk: { at, way: null, trail }, says: 'No way on from here' }
		const step = key === 'ArrowDown' ? 1 : -1
		const from = way ?? (step === 1 ? -1 : 0)
		const next = (from + step + ways.length) % ways.length
		return {
			walk: { at, way: next, trail },
			says: `${next + 1} of ${ways.length}: ${ways[next]!.says}`,
		}
	}
	if (key === 'ArrowRight') {
		const chosen = ways[way ?? 0]
		if (!chosen) return { walk: { at, way: null, trail }, says: 'No way on from here' }
		if (chosen.to === null) return { walk: { at, way, trail }, says: `${chosen.says}` }
		return { walk: { at: chosen.to, way: null, trail: [...trail, at] }, says: stateSays(chosen.to) }
	}
	if (key === 'ArrowLeft') {
		const before =
			trail.at(-1) ?? definition.transitions.find(({ targets }) => targets.includes(at))?.source
		if (before === undefined) return { walk: { at, way: null, trail }, says: 'Nothing before this' }
		return { walk: { at: before, way: null, trail: trail.slice(0, -1) }, says: stateSays(before) }
	}
	return null
}
