import type { Box, LaidState, Layout } from '#atlas/diagram/layout/layout.ts'
import { widthOfLine } from '#atlas/diagram/layout/measure.ts'

const EDGE = 0.5

const overlap = (a: Box, b: Box): boolean =>
	a.x < b.x + b.width - EDGE &&
	b.x < a.x + a.width - EDGE &&
	a.y < b.y + b.height - EDGE &&
	b.y < a.y + a.height - EDGE

const holds = (outer: Box, inner: Box): boolean =>
	inner.x >= outer.x - EDGE &&
	inner.y >= outer.y - EDGE &&
	inner.x + inner.width <= outer.x + outer.width + EDGE &&
	inner.y + inner.height <= outer.y + outer.height + EDGE

const isAround = (outer: LaidState, inner: LaidState): boolean =>
	outer.name === '.' || inner.name.startsWith(`${outer.name}.`)

/** Returns true if a line runs through the inside of a box. */
const crosses = (points: readonly { x: number; y: number }[], box: Box): boolean => {
	const inner = { x: box.x + 1, y: box.y + 1, width: box.width - 2, height: box.height - 2 }
	return points.slice(1).some((to, i) => {
		const from = points[i]!
		return overlap(inner, {
			x: Math.min(from.x, to.x) - EDGE,
			y: Math.min(from.y, to.y) - EDGE,
			width: Math.abs(from.x - to.x) + 2 * EDGE,
			height: Math.abs(from.y - to.y) + 2 * EDGE,
		})
	})
}

const pairs = <One>(all: readonly One[]): [One, One][] =>
	all.flatMap((one, i) => all.slice(i + 1).map((other): [One, One] => [one, other]))

/** Every fault of a picture in words; none in a good one. */
export const overlaps = (layout: Layout): string[] => {
	const { width, height, states, transitions, initials, folds } = layout
	const picture = { x: 0, y: 0, width, height }
	const arrowed = transitions.filter(({ arrows }) => arrows.length > 0)
	const counts = folds.map(({ state, kind, label }) => ({ name: `${kind} of ${state}`, ...label }))
	const texts = [
		...states,
		...transitions.map(({ id, label }) => ({ name: id, ...label })),
		...counts,
	]
	const lines = [
		...arrowed.flatMap(({ id, arrows }) => arrows.map(({ points }) => ({ id, points }))),
		...initials.map(({ state, arrow }) => ({ id: `start of ${state}`, points: arrow })),
	]
	const leaves = states.filter(
		(state) => !states.some((one) => one !== state && isAround(state, one)),
	)
	return [
		...pairs(states)
			.filter(([a, b]) => overlap(a, b) && !(isAround(a, b) && holds(a, b)))
			.map(([a, b]) => `state ${a.name} overlaps state ${b.name}`),
		...pairs(transitions)
			.filter(([a, b]) => overlap(a.label, b.label))
			.map(([a, b]) => `label ${a.id} overlaps label ${b.id}`),
		...arrowed.flatMap(({ id, label }) =>
			states
				.filter((state) => overlap(label, state) && !holds(state, label))
				.map(({ name }) => `label ${id} overlaps the border of ${name}`),
		),
		...arrowed.flatMap(({ id, label }) =>
			leaves
				.filter((leaf) => overlap(label, leaf))
				.map(({ name }) => `label ${id} lies on ${name}`),
		),
		...counts.flatMap((count) =>
			transitions
				.filter(({ label }) => overlap(label, count))
				.map(({ id }) => `label ${id} overlaps the ${count.name}`),
		),
		...transitions
			.filter(({ label }) => !holds(picture, label))
			.map(({ id }) => `label ${id} leaves the picture`),
		...lines.flatMap(({ id, points }) =>
			leaves
				.filter((leaf) => crosses(points, leaf))
				.map(({ name }) => `arrow ${id} crosses ${name}`),
		),
		...lines.flatMap(({ id, points }) =>
			arrowed
				.filter(({ label }) => crosses(points, label))
				.map((one) => `arrow ${id} crosses label ${one.id}`),
		),
		...texts.flatMap((box) =>
			box.lines
				.filter(({ x, spans }) => x < box.x || x + widthOfLine(spans) > box.x + box.width + EDGE)
				.map(() => `text of ${box.name} leaves its box`),
		),
	]
}
