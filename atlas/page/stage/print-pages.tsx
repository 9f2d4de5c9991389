import type { Layout } from '#atlas/diagram/layout/layout.ts'
import { css } from '#atlas-styled/css'

/** Size of the part of a picture that fits a landscape A4 sheet with text of 8 points. */
const SHEET = { width: 1290, height: 830 }
const OVERLAP = 40

const page = css({
	display: 'none',
	_print: { display: 'block', breakBefore: 'page', breakInside: 'avoid' },
	'& svg': { display: 'block', w: 'full', h: 'auto', maxH: '[92vh]' },
	'& p': { fontSize: 'xs' },
})

const stepsOf = (whole: number, sheet: number): number[] => {
	const step = sheet - OVERLAP
	return Array.from(
		{ length: Math.max(1, Math.ceil((whole - OVERLAP) / step)) },
		(_, i) => i * step,
	)
}

/**
 * A large picture once more when it is printed, cut into sheets that can be read; a small one fits
 * the first sheet.
 */
export const PrintPages = ({ layout, picture }: { layout: Layout; picture: string }) => {
	const rows = stepsOf(layout.height, SHEET.height)
	const columns = stepsOf(layout.width, SHEET.width)
	if (rows.length * columns.length === 1) return null
	return rows.map((y, row) =>
		columns.map((x, column) => (
			<div key={`${x} ${y}`} className={page} data-print-page>
				<svg
					className="diagram"
					viewBox={`${x} ${y} ${SHEET.width} ${SHEET.height}`}
					aria-hidden="true"
				>
					<use href={`#${picture}`} />
				</svg>
				<p>
					Row {row + 1} of {rows.length}, column {column + 1} of {columns.length}
				</p>
			</div>
		)),
	)
}
