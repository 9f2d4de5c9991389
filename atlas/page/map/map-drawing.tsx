import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { LaidTransition, Layout, Point } from '#atlas/diagram/layout/layout.ts'
import type { MachineLink } from '#atlas/facts/facts.types.ts'
import { css } from '#atlas-styled/css'
import { journeyMarks, type MapStep } from './journey-marks.ts'
import { mapLook } from './map-look.tsx'

type DrawingProps = { layout: Layout; links: readonly MachineLink[]; steps: readonly MapStep[] }

const box = css({
	overflow: 'auto',
	maxH: '[80dvh]',
	bg: 'paper',
	borderWidth: '1px',
	borderColor: 'line',
	borderRadius: 'md',
})

const line = (points: readonly Point[]): string =>
	points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('')

const Arrow = ({ laid, look }: { laid: LaidTransition; look: string | undefined }) => (
	<g data-link={laid.id} data-look={look}>
		{laid.arrows.map(({ points, head }) => (
			<path key={line(points)} d={line(points)} markerEnd={head ? 'url(#map-head)' : undefined} />
		))}
		<text>
			{laid.label.lines
				.map(({ y, spans }) => ({
					y,
					words: spans.flatMap(({ text, part }) => (part === 'guard' ? [] : [text])).join(''),
				}))
				.filter(({ words }) => words.trim() !== '')
				.map(({ y, words }) => (
					<tspan key={y} x={laid.label.x + laid.label.width / 2} y={y}>
						{words}
					</tspan>
				))}
		</text>
	</g>
)

/**
 * The map as a picture: every machine a link to its diagram; what a journey has come through is
 * marked.
 */
export const MapDrawing = ({ layout, links, steps }: DrawingProps) => {
	const marks = journeyMarks(links, steps)
	const { width, height } = layout
	const frame = useRef<HTMLElement>(null)
	const now = steps.at(-1)?.machine
	useEffect(() => {
		const machine = now && frame.current?.querySelector(`[data-machine="${now}"]`)
		if (machine) machine.scrollIntoView({ block: 'nearest', inline: 'center' })
	}, [now])
	const isMarked = ({ id }: LaidTransition) => marks.links.has(id)
	const arrows = layout.transitions.toSorted((a, b) => Number(isMarked(a)) - Number(isMarked(b)))
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard (axe: scrollable-region-focusable).
		<section ref={frame} className={box} aria-label="Map of the machines" tabIndex={0}>
			<svg className={mapLook} viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
				<title>Map of the machines; the table below says the same</title>
				<defs>
					<marker
						id="map-head"
						viewBox="0 0 10 10"
						refX="9"
						refY="5"
						markerWidth="8"
						markerHeight="8"
						markerUnits="userSpaceOnUse"
						orient="auto"
					>
						<path d="M0 0L10 5L0 10z" fill="context-stroke" stroke="none" />
					</marker>
				</defs>
				{arrows.map((laid) => (
					<Arrow key={laid.id} laid={laid} look={marks.links.get(laid.id)} />
				))}
				{layout.states
					.filter(({ name }) => name !== '.')
					.map(({ name, x, y, width: wide, height: high }) => (
						<Link
							key={name}
							to="/$machine/$view"
							params={{ machine: name, view: 'diagram' }}
							data-machine={name}
							data-look={marks.machines.get(name)}
						>
							<rect x={x} y={y} width={wide} height={high} rx={6} />
							<text x={x + wide / 2} y={y + high / 2}>
								{name}
							</text>
						</Link>
					))}
			</svg>
		</section>
	)
}
