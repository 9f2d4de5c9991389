import { stateOf } from '#atlas/graph/graph.ts'
import type { Run } from '#atlas/usage/run.ts'
import { css } from '#atlas-styled/css'
import { dayOf } from '../day-of.ts'
import { PanelPart } from '../panel/panel-part.tsx'

const MOST = 50

const list = css({ '& li': { py: '2', overflowWrap: 'anywhere' } })
const dim = css({ color: 'ink.muted', fontSize: 'xs' })

const mean = (numbers: readonly number[]): number =>
	numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length)

/**
 * Journeys that the machine does not allow, each with the first step that is not in it.
 */
export const Divergences = ({ runs }: { runs: readonly Run[] }) => {
	const strange = runs.filter(({ fit }) => fit.divergence !== null)
	const fitness = mean(runs.map(({ fit }) => fit.fitness))
	return (
		<PanelPart title="Journeys that the machine does not allow">
			<p>
				{strange.length === 0
					? 'None: the machine allows every step of every journey.'
					: `${strange.length} of ${runs.length}; ${(100 * fitness).toFixed(2)} % of the steps fit on average. They come from older versions of the product, or the model misses something.`}
			</p>
			<ul className={list}>
				{strange.slice(0, MOST).map(({ journey, fit }) => {
					const { step, transitions, situations } = fit.divergence!
					const where = [...new Set(situations.map(stateOf))].slice(0, 3).join(' or ')
					return (
						<li key={journey.id}>
							Step {step + 1} of {journey.steps.length}: took{' '}
							<strong>{transitions.join(', ') || 'nothing'}</strong> in {where}
							<br />
							<span className={dim}>
								{dayOf(journey.started_at)} · {journey.role} · {journey.device} ·{' '}
								{Math.round(100 * fit.fitness)} % fits · <code>{journey.id}</code>
							</span>
						</li>
					)
				})}
			</ul>
			{strange.length > MOST && <p className={dim}>and {strange.length - MOST} more</p>}
		</PanelPart>
	)
}
