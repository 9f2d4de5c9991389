import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { JourneyFact } from '#atlas/facts/facts.types.ts'
import { Button } from '#atlas/page/ui/button.tsx'
import { css } from '#atlas-styled/css'
import { Choose } from '../form/choose.tsx'
import { PlaceLink } from '../panel/place-link.tsx'

type StepsProps = {
	journeys: readonly JourneyFact[]
	journey: JourneyFact | undefined
	/** The step that is shown, counted from 1. */
	at: number
	onChoose: (id: string) => void
	onStep: (at: number) => void
}

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'end', pb: '3' })
const words = css({ minW: '0', fontSize: 'sm', minH: '10' })

/** A journey over the machines, one step after another. */
export const JourneySteps = ({ journeys, journey, at, onChoose, onStep }: StepsProps) => {
	const step = journey?.steps[at - 1]
	return (
		<div className={row}>
			<Choose
				label="Journey"
				value={journey?.id ?? ''}
				options={[
					{ value: '', label: 'none: all links' },
					...journeys.map(({ id, says }) => ({ value: id, label: says })),
				]}
				onChange={onChoose}
			/>
			{journey && (
				<>
					<Button tone="outline" size="sm" disabled={at === 1} onClick={() => onStep(at - 1)}>
						<ChevronLeft aria-hidden="true" />
						Back
					</Button>
					<Button
						tone="outline"
						size="sm"
						disabled={at === journey.steps.length}
						onClick={() => onStep(at + 1)}
					>
						Next
						<ChevronRight aria-hidden="true" />
					</Button>
				</>
			)}
			<p className={words} role="status">
				{journey && step && (
					<>
						Step {at} of {journey.steps.length}:{' '}
						<PlaceLink noun={step.machine} search={{ state: step.state }}>
							{step.machine} in {step.state}
						</PlaceLink>
						. {step.says}
					</>
				)}
			</p>
		</div>
	)
}
