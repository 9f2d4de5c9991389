import type { Layout, Point } from './layout.ts'

const SCREEN = { width: 1600, height: 1000 }

const lengthOf = (points: readonly Point[]): number =>
  points
    .slice(1)
    .reduce((sum, { x, y }, i) => sum + Math.abs(x - points[i]!.x) + Math.abs(y - points[i]!.y), 0)

/** How hard a picture is to read: the way that the eye goes along arrows, times how much it must shrink to fit a screen. */
export const costOf = ({ width, height, transitions }: Layout): number => {
  const arrows = transitions.filter(({ first }) => first).flatMap((one) => one.arrows)
  const way = arrows.reduce((sum, { points }) => sum + lengthOf(points), 0)
  return (way + width + height) * Math.max(width / SCREEN.width, height / SCREEN.height)
}
