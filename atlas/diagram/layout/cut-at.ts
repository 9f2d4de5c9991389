import type { Box, Point } from './layout.ts'

/**
 * Where an upright or level line from `a` to `b` enters and leaves a box, or null when it does not.
 */
const through = (a: Point, b: Point, box: Box): [Point, Point] | null => {
	const right = box.x + box.width
	const bottom = box.y + box.height
	const [low, high] = [Math.min, Math.max].map((of) => ({ x: of(a.x, b.x), y: of(a.y, b.y) })) as [
		Point,
		Point,
	]
	if (high.x < box.x || low.x > right || high.y < box.y || low.y > bottom) return null
	const inside = ({ x, y }: Point): Point => ({
		x: Math.min(Math.max(x, box.x), right),
		y: Math.min(Math.max(y, box.y), bottom),
	})
	return [inside(a), inside(b)]
}

/**
 * Cuts a line at its label, so that nothing is drawn under the text; a label beside the line cuts
 * nothing.
 */
export const cutAt = (points: readonly Point[], label: Box): Point[][] => {
	const core = { x: label.x, y: label.y + 0.5, width: label.width, height: label.height - 1 }
	const cuts = points.slice(1).map((point, i) => through(points[i]!, point, core))
	const first = cuts.findIndex((cut) => cut !== null)
	if (first === -1) return [[...points]]
	const last = cuts.findLastIndex((cut) => cut !== null)
	return [
		[...points.slice(0, first + 1), cuts[first]![0]],
		[cuts[last]![1], ...points.slice(last + 1)],
	]
}
