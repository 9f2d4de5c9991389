import { Badge } from '#atlas/page/ui/badge.tsx'
import { lasting } from '#atlas/runs/beside-path.ts'
import type { LastRuns } from '#atlas/runs/last-runs.ts'
import { css } from '#atlas-styled/css'

const row = css({ display: 'flex', gap: '2', flexWrap: 'wrap', alignItems: 'baseline', pt: '1' })
const dim = css({ color: 'ink.muted', fontSize: 'xs' })
const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
const names = { browser: 'in the browser', machine: 'on the machine' } as const

/**
 * When a path ran last, how long that took and how it ended, on each layer; nothing where no run is
 * noted.
 */
export const LastRun = ({ runs }: { runs: LastRuns | undefined }) =>
	(['browser', 'machine'] as const).map((layer) => {
		const run = runs?.[layer]
		if (!run) return null
		return (
			<span key={layer} className={row}>
				<Badge tone={run.passed ? 'leaf' : 'red'}>{run.passed ? 'Passed' : 'Failed'}</Badge>
				<span className={dim}>
					{names[layer]}, {time.format(run.at)}, in {lasting(run.ms)}
				</span>
			</span>
		)
	})
