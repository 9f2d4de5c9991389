import type { Layout, Point } from './layout.ts'

export type Room = { width: number; height: number }

const SCREEN: Room = { width: 1600, height: 1000 }
const LONG = 2.5
const OUTSIDE = 1e6

const lengthOf = (points: readonly Point[]): number =>
	points
		.slice(1)
		.reduce((sum, { x, y }, i) => sum + Math.abs(x - points[i]!.x) + Math.abs(y - points[i]!.y), 0)

/** Returns true if a picture has to shrink to fit a room, in CSS pixels. */
export const fits = ({ width, height }: Layout, room: Room): boolean =>
	width <= room.width && height <= room.height

const elongation = ({ width, height }: Layout): number => Math.max(width / height, height / width)

/** Returns true if a picture is far longer than a screen in one direction. */
export const isRibbon = (layout: Layout): boolean =>
	(layout.width > SCREEN.width || layout.height > SCREEN.height) && elongation(layout) > LONG

/**
 * How hard a picture is to read: the way that the eye goes along arrows, times how much it must
 * shrink to fit a screen. With a room, what fits into it always is easier than what does not. A
 * ribbon is harder by as much as it is too long.
 */
export const costOf = (layout: Layout, room?: Room): number => {
	const { width, height, transitions } = layout
	const arrows = transitions.filter(({ first }) => first).flatMap((one) => one.arrows)
	const way = arrows.reduce((sum, { points }) => sum + lengthOf(points), 0)
	const { width: wide, height: high } = room ?? SCREEN
	const shrunk = Math.max(width / wide, height / high)
	const size = room && shrunk <= 1 ? 1 : room ? OUTSIDE * shrunk ** 2 : shrunk
	return (way + width + height) * size * (isRibbon(layout) ? elongation(layout) / LONG : 1)
}
