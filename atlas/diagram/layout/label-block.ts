import type { Definition, TransitionDefinition } from '#atlas/graph/definition.types.ts'
import { addedRequirements } from '../requirement-words.ts'
import { type Labels, transitionWords } from '../words.ts'
import type { Bundle } from './arrange.ts'
import type { Box, Line, Span } from './layout.ts'
import { type, widthOfLine } from './measure.ts'
import { widthOfLines, wrap } from './wrap.ts'

const WIDEST = 190
const PADDING = 6

/**
 * The labels of the transitions that share an arrow, below one another, measured from the block's
 * upper left corner.
 */
export type LabelBlock = {
	width: number
	height: number
	labels: { transition: string; label: Box & { lines: Line[] } }[]
}

/** Writes the labels of a bundle, each transition on its own lines. */
export const labelBlock = (
	definition: Definition,
	{ transitions }: Bundle,
	labels: Labels,
): LabelBlock => {
	const sourceOf = (one: TransitionDefinition) =>
		definition.states.find(({ name }) => name === one.source)
	const written = transitions.map((one): Span[][] =>
		wrap(
			[...transitionWords(definition, one, labels), ...addedRequirements(sourceOf(one), one)],
			WIDEST,
		),
	)
	const width = Math.max(...written.map(widthOfLines)) + 2 * PADDING
	let y = 0
	const placed = written.map((lines, i) => {
		const height = type.line * lines.length + 4
		const label = {
			x: 0,
			y,
			width,
			height,
			lines: lines.map((spans, at) => ({
				x: Math.round((width - widthOfLine(spans)) / 2),
				y: y + type.line * at + 14,
				spans,
			})),
		}
		y += height
		return { transition: transitions[i]!.id, label }
	})
	return { width, height: y, labels: placed }
}
