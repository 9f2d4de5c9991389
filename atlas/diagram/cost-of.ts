import type { Layout, Point } from './layout.ts'

export type Room = { width: number; height: number }

const SCREEN: Room = { width: 1600, height: 1000 }
const LONG = 2.5

const lengthOf = (points: readonly Point[]): number =>
  points
    .slice(1)
    .reduce((sum, { x, y }, i) => sum + Math.abs(x - points[i]!.x) + Math.abs(y - points[i]!.y), 0)

/** Whether a picture has to shrink to fit a room, in CSS pixels. */
export const fits = ({ width, height }: Layout, room: Room): boolean =>
  width <= room.width && height <= room.height

/** Whether a picture is far longer than a screen in one direction. */
export const isRibbon = ({ width, height }: Layout): boolean =>
  (width > SCREEN.width || height > SCREEN.height) &&
  Math.max(width / height, height / width) > LONG

/**
 * How hard a picture is to read: the way that the eye goes along arrows, times how much it must shrink to fit a screen. With a room, what
 * fits into it is not smaller than it could be, and what does not counts twice.
 */
export const costOf = (layout: Layout, room?: Room): number => {
  const { width, height, transitions } = layout
  const arrows = transitions.filter(({ first }) => first).flatMap((one) => one.arrows)
  const way = arrows.reduce((sum, { points }) => sum + lengthOf(points), 0)
  const { width: wide, height: high } = room ?? SCREEN
  const shrunk = Math.max(width / wide, height / high)
  return (way + width + height) * (room ? Math.max(1, shrunk) ** 2 : shrunk)
}
