import { useMemo } from 'react'
import { differencesOf } from '#atlas/usage/differences.ts'
import type { Run } from '#atlas/usage/run.ts'
import { css } from '#atlas-styled/css'
import { PanelPart } from '../panel/panel-part.tsx'
import { usageTable } from './usage-table.tsx'

const MOST = 10
const dim = css({ color: 'ink.muted', fontSize: 'xs' })

/** The largest differences between two periods. */
export const Comparison = ({ runs, others }: { runs: readonly Run[]; others: readonly Run[] }) => {
	const found = useMemo(() => differencesOf(runs, others), [runs, others])
	return (
		<PanelPart title="What differs most">
			<p role="status">
				{runs.length} journeys now, {others.length} in the other period.
			</p>
			{found.length > 0 && (
				<table className={usageTable}>
					<thead>
						<tr>
							<th scope="col">Of 100 journeys took</th>
							<th scope="col">Now</th>
							<th scope="col">Other</th>
						</tr>
					</thead>
					<tbody>
						{found.slice(0, MOST).map(({ transition, now, before }) => (
							<tr key={transition}>
								<td>{transition}</td>
								<td>{now.toFixed(1)}</td>
								<td>{before.toFixed(1)}</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
			{found.length > MOST && <p className={dim}>and {found.length - MOST} more</p>}
			{found.length === 0 && others.length > 0 && <p>Every transition was taken as often.</p>}
		</PanelPart>
	)
}
