import type { Definition } from '#atlas/graph/definition.types.ts'
import { kindOf } from '../kind-of.ts'
import type { Layout, Part } from '../layout/layout.ts'

/** A sign of a picture and what it means; `final` is the double outline. */
export type LegendEntry = { sign: Part | 'final'; means: string }

const meanings = [
	['busy', 'under way'],
	['failed', 'went wrong'],
	['happy', 'ended well'],
	['final', 'the end: nothing follows'],
	['clock', 'after a time'],
	['fold', 'counted, not drawn'],
] as const

/** Returns the meanings of the signs in a picture. */
export const legendOf = (definition: Definition, layout: Layout): LegendEntry[] => {
	const kinds = new Map(definition.states.map((state) => [state.name, kindOf(state)]))
	const has = (sign: (typeof meanings)[number][0]): boolean => {
		if (sign === 'final') return layout.states.some(({ shape }) => shape === 'final')
		if (sign === 'fold') return layout.folds.length > 0
		if (sign === 'clock')
			return layout.transitions.some(({ label }) =>
				label.lines.some(({ spans }) => spans.some(({ part }) => part === 'clock')),
			)
		return layout.states.some(({ name }) => kinds.get(name) === sign)
	}
	return meanings.flatMap(([sign, means]) => (has(sign) ? [{ sign, means }] : []))
}
