import type { Layout, Point } from '#atlas/diagram/layout/layout.ts'
import { css } from '#atlas-styled/css'

const look = css({
	display: 'block',
	w: 'full',
	h: '[9rem]',
	p: '3',
	bg: 'paper',
	borderRadius: 'sm',
	'& rect': { fill: 'raised', stroke: 'control', vectorEffect: 'non-scaling-stroke' },
	'& [data-final]': { fill: 'primary.soft' },
	'& path': { fill: '[none]', stroke: 'primary', vectorEffect: 'non-scaling-stroke' },
})

const line = (points: readonly Point[]): string =>
	points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('')

/** The shape of a machine, too small to read: its states and arrows. */
export const Thumbnail = ({ layout }: { layout: Layout }) => (
	<svg className={look} viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true">
		{layout.transitions.flatMap(({ id, arrows }) => {
			const pieces = arrows.map(({ points }) => points)
			// The label between two pieces is left out: they join.
			const lines = pieces.length === 2 ? [pieces.flat()] : pieces
			return lines.map((points) => <path key={`${id} ${line(points)}`} d={line(points)} />)
		})}
		{layout.states.map(({ name, x, y, width, height, shape }) => (
			<rect
				key={name}
				x={x}
				y={y}
				width={width}
				height={height}
				rx={10}
				data-final={shape === 'final' || undefined}
				fillOpacity={shape === 'group' || shape === 'region' ? 0 : 1}
			/>
		))}
	</svg>
)
