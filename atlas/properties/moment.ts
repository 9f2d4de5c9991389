import { isIn } from '#atlas/graph/graph.ts'
import type { Moment } from '#machines/kit/property.types.ts'

const isSameOrLonger = (text: string, words: string): boolean =>
	text === words || text.startsWith(`${words} `)

/** The tags of a situation, in words without `#`. */
const tagsOf = (situation: string): string[] =>
	situation
		.slice(0, situation.indexOf(' {'))
		.split(' ')
		.filter((word) => word.startsWith('#'))
		.map((word) => word.slice(1))

const contextOf = (situation: string): unknown => {
	const [, text = '{}'] = /^[^{]*?(\{.*\})(?: history .*)?$/.exec(situation) ?? []
	return JSON.parse(text)
}

/**
 * Reads a moment from a step as the graph or a running actor tells it: its label, where it led,
 * what it did.
 */
export const momentOf = (step: { label: string; to: string; effects: string[] }): Moment => ({
	isIn: (state) => isIn(step.to, state),
	hasTag: (tag) => tagsOf(step.to).includes(tag),
	get context() {
		return contextOf(step.to) as Record<string, unknown>
	},
	cameBy: (label) => isSameOrLonger(step.label, label),
	did: (effect) => step.effects.some((one) => isSameOrLonger(one, effect)),
})
