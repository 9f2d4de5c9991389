import { type ZoomTransform, zoomIdentity } from 'd3-zoom'
import type { Box, Layout, Point } from '#atlas/diagram/layout/layout.ts'

export type Size = { width: number; height: number }

/** Initial view of a picture too large to read: its beginning, or all of it, small. */
export type Opening = 'start' | 'whole'

/** The scale at which the text of a picture (14 px) is 11 px high. */
export const READABLE = 11 / 14

/** Below this scale labels cannot be read: names grow, and the rest is left out. */
export const FAR = 0.5

/** Height of the bar of buttons over the bottom of a frame, in CSS pixels. */
export const BAR = 44

const MARGIN = 24

const centred = (frame: Size, picture: Size, k: number): ZoomTransform =>
	zoomIdentity
		.translate((frame.width - picture.width * k) / 2, (frame.height - picture.height * k) / 2)
		.scale(k)

const scaleOf = (frame: Size, picture: Size): number =>
	Math.min(
		1,
		(frame.width - 2 * MARGIN) / picture.width,
		(frame.height - 2 * MARGIN) / picture.height,
	)

/** The transform that shows a whole picture in a frame, no larger than life. */
export const wholeOf = (frame: Size, picture: Size): ZoomTransform =>
	centred(frame, picture, scaleOf(frame, picture))

/** The transform that shows a box of a picture whole, in the middle, no larger than life. */
export const aroundOf = (frame: Size, box: Box): ZoomTransform => {
	const k = scaleOf(frame, box)
	return zoomIdentity
		.translate(frame.width / 2, frame.height / 2)
		.scale(k)
		.translate(-box.x - box.width / 2, -box.y - box.height / 2)
}

/** Where a picture begins to be read: at the dot of the machine, or its corner. */
export const startOf = ({ initials, states }: Layout): Point =>
	initials.find(({ state }) => state === '.') ?? states[0] ?? { x: 0, y: 0 }

/**
 * Where one side of a picture larger than the frame begins, so that the start is seen and no room
 * is wasted.
 */
const shifted = (frame: number, picture: number, start: number): number =>
	picture <= frame - 2 * MARGIN
		? (frame - picture) / 2
		: Math.min(MARGIN, Math.max(frame / 3 - start, frame - picture - MARGIN))

/**
 * The transform that a picture opens with: all of it where its text can be read then, else its
 * beginning at a size that can be read.
 */
export const openingOf = (frame: Size, layout: Layout): ZoomTransform => {
	if (scaleOf(frame, layout) >= READABLE) return wholeOf(frame, layout)
	const { x, y } = startOf(layout)
	return zoomIdentity
		.translate(
			shifted(frame.width, layout.width * READABLE, x * READABLE),
			shifted(frame.height, layout.height * READABLE, y * READABLE),
		)
		.scale(READABLE)
}

/**
 * The place of the picture that is in the middle of a frame when a part is shown: the part's
 * middle, or its corner if it is too large.
 */
export const middleOf = (box: Box, frame: Size, k: number): Point => {
	const side = (start: number, length: number, free: number) =>
		Math.min(start + length / 2, start + (free / 2 - MARGIN) / k)
	return {
		x: side(box.x, box.width, frame.width),
		y: side(box.y, box.height, frame.height) + BAR / 2 / k,
	}
}
