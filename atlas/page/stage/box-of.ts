import type { Selected } from '#atlas/diagram/draw/drawing.types.ts'
import type { Box, Layout } from '#atlas/diagram/layout/layout.ts'

/**
 * Where a part is in a picture; a transition is where its label is. Undefined for what a closed
 * state hides.
 */
const boxOf = (layout: Layout, { kind, id }: Selected): Box | undefined =>
	kind === 'state'
		? layout.states.find(({ name }) => name === id)
		: layout.transitions.find((one) => one.id === id)?.label

/** The smallest box around parts of a picture; undefined if none of them is drawn. */
export const boxAround = (layout: Layout, parts: readonly Selected[]): Box | undefined => {
	const boxes = parts.flatMap((part) => boxOf(layout, part) ?? [])
	if (boxes.length === 0) return undefined
	const x = Math.min(...boxes.map((box) => box.x))
	const y = Math.min(...boxes.map((box) => box.y))
	return {
		x,
		y,
		width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
		height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
	}
}
