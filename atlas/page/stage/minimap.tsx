import type { PointerEvent, RefObject } from 'react'
import type { Layout, Point } from '#atlas/diagram/layout/layout.ts'
import { css } from '#atlas-styled/css'

const LONGEST = 150
const LEAST = 36

const look = css({
	position: 'absolute',
	right: '3',
	bottom: '[4rem]',
	display: { base: 'none', md: 'block' },
	bg: 'raised',
	borderWidth: '1px',
	borderColor: 'control',
	borderRadius: 'sm',
	overflow: 'hidden',
	cursor: 'pointer',
	touchAction: 'none',
	'[data-sees=all] > &': { display: 'none' },
	'& svg': { display: 'block' },
	'& [data-box]': { fill: 'line', stroke: 'control', vectorEffect: 'non-scaling-stroke' },
	'& [data-view]': {
		fill: 'primary',
		fillOpacity: '0.14',
		stroke: 'primary',
		strokeWidth: '2px',
		vectorEffect: 'non-scaling-stroke',
	},
})

type MinimapProps = {
	layout: Layout
	view: RefObject<SVGRectElement | null>
	onMove: (to: Point) => void
}

/**
 * The whole picture in small, with what of it is seen; a press or drag moves there. The keyboard
 * has Shift and arrows for the same.
 */
export const Minimap = ({ layout, view, onMove }: MinimapProps) => {
	const { width, height, states } = layout
	const scale = LONGEST / Math.max(width, height)
	const move = (event: PointerEvent<HTMLDivElement>) => {
		const { left, top, width: wide, height: high } = event.currentTarget.getBoundingClientRect()
		onMove({
			x: ((event.clientX - left) / wide) * width,
			y: ((event.clientY - top) / high) * height,
		})
	}
	return (
		<div
			className={look}
			aria-hidden="true"
			data-chrome
			data-minimap
			onPointerDown={(event) => {
				event.currentTarget.setPointerCapture(event.pointerId)
				move(event)
			}}
			onPointerMove={(event) => event.buttons > 0 && move(event)}
		>
			<svg
				viewBox={`0 0 ${width} ${height}`}
				width={Math.max(LEAST, width * scale)}
				height={Math.max(LEAST, height * scale)}
				preserveAspectRatio="none"
			>
				<title>Map</title>
				{states
					.filter(({ shape }) => shape !== 'group' && shape !== 'region')
					.map(({ name, x, y, width: wide, height: high }) => (
						<rect key={name} data-box x={x} y={y} width={wide} height={high} />
					))}
				<rect ref={view} data-view />
			</svg>
		</div>
	)
}
