import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { RequirementFact } from '#atlas/facts/facts.types.ts'
import type { Told } from '#atlas/formats/told.ts'
import type { Path } from '#atlas/graph/paths/suite.ts'
import { Button } from '#atlas/page/ui/button.tsx'
import type { LastRuns } from '#atlas/runs/last-runs.ts'
import { writeTrace } from '#atlas/simulate/trace.ts'
import { css } from '#atlas-styled/css'
import { link } from '#atlas-styled/recipes'
import { PanelHead } from '../panel/panel-head.tsx'
import { PanelPart } from '../panel/panel-part.tsx'
import { PlaceLink } from '../panel/place-link.tsx'
import { RequirementList } from '../panel/requirement-list.tsx'
import { LastRun } from './last-run.tsx'
import { StepList } from './step-list.tsx'

type StepsProps = {
	noun: string
	path: Path
	told: Told
	runs: LastRuns | undefined
	/** How many steps are taken. */
	at: number
	requirements: readonly RequirementFact[]
	onStep: (at: number) => void
	onClose: () => void
}

const row = css({
	display: 'flex',
	flexWrap: 'wrap',
	gap: '2',
	pb: '3',
	alignItems: 'center',
	fontSize: 'sm',
})
const dim = css({ color: 'ink.muted', fontSize: 'xs' })

/** One path, step by step. */
export const PathSteps = ({
	noun,
	path,
	told,
	runs,
	at,
	requirements,
	onStep,
	onClose,
}: StepsProps) => {
	const { id, steps } = path
	const transitions = new Set(steps.flatMap((one) => one.transitions))
	return (
		<>
			<PanelHead
				kind={`Path ${id}`}
				name={path.name}
				description={`${steps.length} steps over ${transitions.size} transitions`}
			/>
			<LastRun runs={runs} />
			<div className={row}>
				<Button tone="outline" size="sm" disabled={at === 0} onClick={() => onStep(at - 1)}>
					<ChevronLeft aria-hidden="true" />
					Back
				</Button>
				<Button
					tone="outline"
					size="sm"
					disabled={at === steps.length}
					onClick={() => onStep(at + 1)}
				>
					Next
					<ChevronRight aria-hidden="true" />
				</Button>
			</div>
			<div className={row}>
				<PlaceLink
					noun={noun}
					view="simulate"
					search={{ trace: writeTrace(steps.slice(0, at || undefined)) }}
				>
					Simulate
				</PlaceLink>
				<button type="button" className={link({ kind: 'text' })} onClick={onClose}>
					All paths
				</button>
			</div>
			<PanelPart title="Steps">
				<p role="status" className={dim}>
					{at === 0 ? 'All that it takes is marked' : `Step ${at} of ${steps.length}`}
				</p>
				<StepList steps={steps} told={told} at={at} onStep={onStep} />
			</PanelPart>
			<RequirementList ids={path.requirements} requirements={requirements} />
		</>
	)
}
