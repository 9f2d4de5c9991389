import type { MachineLink } from '#atlas/facts/facts.types.ts'
import { css } from '#atlas-styled/css'
import { PlaceLink } from '../panel/place-link.tsx'

const scroll = css({
	overflowX: 'auto',
	bg: 'raised',
	borderWidth: '1px',
	borderColor: 'line',
	borderRadius: 'md',
})
const table = css({
	w: 'full',
	minW: '[44rem]',
	borderCollapse: 'collapse',
	fontSize: 'sm',
	'& th, & td': { textAlign: 'left', verticalAlign: 'top', px: '3', py: '2' },
	'& thead th': { color: 'ink.muted', fontWeight: 'medium', fontSize: 'xs' },
	'& tbody tr': { borderTopWidth: '1px', borderColor: 'line' },
})
const dim = css({ fontSize: 'xs', color: 'ink.muted' })

/** The links of the map, a row each. */
export const MapTable = ({ links }: { links: readonly MachineLink[] }) => (
	// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard (axe: scrollable-region-focusable).
	<section className={scroll} aria-label="Links between machines" tabIndex={0}>
		<table className={table}>
			<thead>
				<tr>
					<th scope="col">Machine</th>
					<th scope="col">Does</th>
					<th scope="col">Machine</th>
					<th scope="col">By</th>
					<th scope="col">Where the sources say so</th>
				</tr>
			</thead>
			<tbody>
				{links.map(({ from, kind, to, through, evidence }) => (
					<tr key={`${from} ${kind} ${to} ${through}`}>
						<td>
							<PlaceLink noun={from} search={{}}>
								{from}
							</PlaceLink>
						</td>
						<td>{kind === 'sends' ? 'sends to' : kind}</td>
						<td>
							<PlaceLink noun={to} search={{}}>
								{to}
							</PlaceLink>
						</td>
						<td>{through}</td>
						<td className={dim}>{[...new Set(evidence.map(({ file }) => file))].join(', ')}</td>
					</tr>
				))}
			</tbody>
		</table>
	</section>
)
