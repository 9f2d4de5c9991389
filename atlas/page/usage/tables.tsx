import type { Selected } from '#atlas/diagram/draw/drawing.types.ts'
import type { Usage } from '#atlas/usage/tally.ts'
import { css } from '#atlas-styled/css'
import { PanelPart } from '../panel/panel-part.tsx'
import { durationOf } from './duration-of.ts'
import { usageTable } from './usage-table.tsx'

type TablesProps = {
	usage: Usage
	selected: Selected | null
	onSelect: (selected: Selected) => void
}

const name = css({
	textAlign: 'left',
	cursor: 'pointer',
	minH: '[24px]',
	_hover: { color: 'primary' },
})

const percent = (part: number, whole: number): string =>
	whole === 0 ? '' : `${Math.round((100 * part) / whole)} %`

/**
 * States with visits, median time and who left there; transitions with how often they were taken.
 */
export const Tables = ({ usage, selected, onSelect }: TablesProps) => {
	const states = [...usage.states].sort((a, b) => b[1].visits - a[1].visits)
	const transitions = [...usage.taken].sort((a, b) => b[1] - a[1])
	const chosen = (kind: Selected['kind'], id: string) =>
		(selected?.kind === kind && selected.id === id) || undefined
	const button = (kind: Selected['kind'], id: string) => (
		<button type="button" className={name} onClick={() => onSelect({ kind, id })}>
			{id}
		</button>
	)
	return (
		<>
			<PanelPart title="States">
				<table className={usageTable}>
					<thead>
						<tr>
							<th scope="col">State</th>
							<th scope="col">Visits</th>
							<th scope="col">Median time</th>
							<th scope="col">Left there</th>
						</tr>
					</thead>
					<tbody>
						{states.map(([state, { visits, left, medianMs }]) => (
							<tr key={state} data-chosen={chosen('state', state)}>
								<td>{button('state', state)}</td>
								<td>{visits}</td>
								<td>{medianMs === null ? '–' : durationOf(medianMs)}</td>
								<td>{left === 0 ? '–' : `${left} (${percent(left, visits)})`}</td>
							</tr>
						))}
					</tbody>
				</table>
			</PanelPart>
			<PanelPart title="Transitions">
				<table className={usageTable}>
					<thead>
						<tr>
							<th scope="col">Transition</th>
							<th scope="col">Taken</th>
						</tr>
					</thead>
					<tbody>
						{transitions.map(([id, count]) => (
							<tr key={id} data-chosen={chosen('transition', id)}>
								<td>{button('transition', id)}</td>
								<td>{count}</td>
							</tr>
						))}
					</tbody>
				</table>
			</PanelPart>
		</>
	)
}
