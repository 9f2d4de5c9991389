import { createElement as h, type ReactElement } from 'react'
import type { Part } from '../layout/layout.ts'

const shapes: Partial<Record<Part, string>> = {
	clock: 'M-5 0A5 5 0 1 1 5 0A5 5 0 1 1-5 0M0-3V0L2 1.5',
	busy: 'M-4-5H4L-4 5H4Z',
	failed: 'M0-5.5L6 5H-6ZM0-2V1.6M0 3V3.6',
	happy: 'M-5 .5L-1.5 4L5.5-4.5',
}

/**
 * The sign of a part that is drawn, not written: a clock, an hourglass, a triangle, a tick; `x` is
 * its left edge and `y` the baseline.
 */
export const drawSign = (part: Part, x: number, y: number): ReactElement =>
	h('path', {
		key: part,
		className: `sign ${part}`,
		d: shapes[part],
		transform: `translate(${x + 5.5} ${y - 4})`,
	})
