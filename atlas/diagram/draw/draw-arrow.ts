import { createElement as h, type ReactElement } from 'react'
import type { Point } from '../layout/layout.ts'

const RADIUS = 6
const HEAD = 8

const towards = (from: Point, to: Point, by: number): Point => {
	const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
	const part = Math.min(by, length / 2) / length
	return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

const at = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`

/** A line through the points with round corners. */
const pathOf = (points: readonly Point[]): string =>
	points
		.map((point, i) => {
			const before = points[i - 1]
			const after = points[i + 1]
			if (before === undefined) return `M${at(point)}`
			if (after === undefined) return `L${at(point)}`
			return `L${at(towards(point, before, RADIUS))}Q${at(point)} ${at(towards(point, after, RADIUS))}`
		})
		.join('')

const headOf = (before: Point, tip: Point): string => {
	const length = Math.hypot(tip.x - before.x, tip.y - before.y) || 1
	const [dx, dy] = [(tip.x - before.x) / length, (tip.y - before.y) / length]
	const side = (sign: number) =>
		at({ x: tip.x - dx * HEAD - dy * sign * 3.5, y: tip.y - dy * HEAD + dx * sign * 3.5 })
	return `M${at(tip)}L${side(1)}L${side(-1)}Z`
}

/** An arrow along the points; `open` leaves the head away, where the line ends at a fork. */
export const drawArrow = (points: readonly Point[], key: string, open = false): ReactElement[] => {
	const tip = points.at(-1)
	const before = points.at(-2)
	if (tip === undefined || before === undefined) return []
	const length = Math.hypot(tip.x - before.x, tip.y - before.y)
	const end = open ? tip : towards(tip, before, Math.min(HEAD - 1, length / 2))
	const line = pathOf([...points.slice(0, -1), end])
	return [
		h('path', { key: `${key} reach`, className: 'reach', d: line }),
		h('path', { key, className: 'arrow', d: line }),
		...(open ? [] : [h('path', { key: `${key} head`, className: 'head', d: headOf(before, tip) })]),
	]
}
