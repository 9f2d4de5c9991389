import { brand } from '#i18n/brand.ts'
import { css } from '#styled/css'
import type { Branch } from './branches.ts'

const frame = css({ hideBelow: 'lg', color: 'primary', pb: '6' })
const words = css({ fill: 'ink' })

const WIDTH = 1100
const ROW = 30
const CENTRE = WIDTH / 2

type Side = 'left' | 'right'
type Placed = { name: string; to: string; y: number }

/** Places entries one below another from `top` on. */
const placed = ({ leaves }: Branch, top: number): Placed[] =>
	leaves.map((leaf, i) => ({ ...leaf, y: top + (i + 0.5) * ROW }))

const Limb = ({
	branch,
	top,
	side,
	middle,
}: {
	branch: Branch
	top: number
	side: Side
	middle: number
}) => {
	const way = side === 'left' ? -1 : 1
	const [joint, end] = [CENTRE + way * 230, CENTRE + way * 300]
	const leaves = placed(branch, top)
	const y = top + (leaves.length * ROW) / 2
	const anchor = side === 'left' ? 'end' : 'start'
	return (
		<g fill="none" stroke="currentColor" strokeWidth="2">
			<path
				d={`M${CENTRE} ${middle}C${CENTRE + way * 110} ${middle} ${CENTRE + way * 40} ${y} ${joint - way * 70} ${y}`}
			/>
			{leaves.map((leaf) => (
				<path
					key={leaf.to}
					strokeWidth="1"
					d={`M${joint - way * 70} ${y}C${joint} ${y} ${joint - way * 20} ${leaf.y} ${end - way * 8} ${leaf.y}`}
				/>
			))}
			<g className={words} stroke="none">
				<text
					x={joint - way * 78}
					y={y > middle ? y + 22 : y - 12}
					textAnchor={side === 'left' ? 'start' : 'end'}
					fontWeight="680"
				>
					{branch.title}
				</text>
				{leaves.map((leaf) => (
					<a key={leaf.to} href={leaf.to} tabIndex={-1}>
						<text x={end} y={leaf.y + 5} textAnchor={anchor}>
							{leaf.name}
						</text>
					</a>
				))}
			</g>
		</g>
	)
}

/**
 * The map as a picture on wide screens; who listens or has no pointer reads the list below it,
 * which holds the same.
 */
export const MapPicture = ({ branches }: { branches: readonly Branch[] }) => {
	const [types, subjects, competencies] = branches as [Branch, Branch, Branch]
	const left = (types.leaves.length + subjects.leaves.length + 1) * ROW
	const height = Math.max(left, competencies.leaves.length * ROW)
	const middle = height / 2
	const top = (height - left) / 2
	return (
		<svg className={frame} viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
			<Limb branch={types} top={top} side="left" middle={middle} />
			<Limb
				branch={subjects}
				top={top + (types.leaves.length + 1) * ROW}
				side="left"
				middle={middle}
			/>
			<Limb
				branch={competencies}
				top={(height - competencies.leaves.length * ROW) / 2}
				side="right"
				middle={middle}
			/>
			<circle cx={CENTRE} cy={middle} r="42" fill="currentColor" />
			<text
				className={css({ fill: 'primary.on' })}
				x={CENTRE}
				y={middle + 6}
				textAnchor="middle"
				fontWeight="680"
			>
				{brand()}
			</text>
		</svg>
	)
}
