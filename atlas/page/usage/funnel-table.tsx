import { useMemo } from 'react'
import { Progress } from '#atlas/page/ui/progress.tsx'
import { funnelOf, type Stage } from '#atlas/usage/funnel.ts'
import type { Run } from '#atlas/usage/run.ts'
import { css } from '#atlas-styled/css'
import { durationOf } from './duration-of.ts'
import { usageTable } from './usage-table.tsx'

type TableProps = {
	wanted: readonly string[]
	runs: readonly Run[]
	others: readonly Run[] | null
}

const MOST = 5
const dim = css({ color: 'ink.muted', fontSize: 'xs', whiteSpace: 'normal' })

const shareOf = (stages: readonly Stage[], { reached }: Stage): number =>
	Math.round((100 * reached) / Math.max(1, stages[0]?.reached ?? 0))

/** A funnel in figures, with those of another period beside them. */
export const FunnelTable = ({ wanted, runs, others }: TableProps) => {
	const key = wanted.join(',')
	const stages = useMemo(() => funnelOf(runs, key.split(',')), [runs, key])
	const earlier = useMemo(() => others && funnelOf(others, key.split(',')), [others, key])
	return (
		<table className={usageTable}>
			<thead>
				<tr>
					<th scope="col">Came to</th>
					<th scope="col">Journeys</th>
					<th scope="col">Half within</th>
					{earlier && <th scope="col">Other</th>}
				</tr>
			</thead>
			<tbody>
				{stages.map((stage, i) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place.
					<tr key={i}>
						<td>
							{stage.state}
							<Progress
								value={shareOf(stages, stage)}
								label={`${shareOf(stages, stage)} % came to ${stage.state}`}
							/>
							{stage.endedIn.length > 0 && (
								<p className={dim}>
									those who went no further were last in{' '}
									{stage.endedIn
										.slice(0, MOST)
										.map(([state, count]) => `${state} (${count})`)
										.join(', ')}
								</p>
							)}
						</td>
						<td>
							{stage.reached} ({shareOf(stages, stage)} %)
						</td>
						<td>{stage.medianMs === null ? '' : durationOf(stage.medianMs)}</td>
						{earlier && (
							<td>
								{earlier[i]!.reached} ({shareOf(earlier, earlier[i]!)} %)
							</td>
						)}
					</tr>
				))}
			</tbody>
		</table>
	)
}
