import { actionOf } from '#atlas/formats/action-of.ts'
import type { Told } from '#atlas/formats/told.ts'
import { expectationOf } from '#atlas/formats/wording.ts'
import type { Step } from '#atlas/graph/paths/unexpected.ts'
import { css } from '#atlas-styled/css'

const step = css({
	display: 'block',
	w: 'full',
	py: '2',
	pl: '3',
	textAlign: 'left',
	borderLeftWidth: '2px',
	borderColor: 'line',
	cursor: 'pointer',
	overflowWrap: 'anywhere',
	_hover: { bg: 'primary.soft' },
	'&[data-taken]': { borderColor: 'primary' },
	'&[aria-current]': { borderColor: 'gold', bg: 'gold.soft' },
})
const dim = css({ display: 'block', color: 'ink.muted', fontSize: 'xs' })

type ListProps = {
	steps: readonly Step[]
	told: Told
	/** How many steps are taken. */
	at: number
	onStep: (at: number) => void
}

/** The steps of a path as a tester reads them: what to do, and what must then be seen. */
export const StepList = ({ steps, told, at, onStep }: ListProps) => (
	<ol>
		{steps.map((one, i) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place.
			<li key={i}>
				<button
					type="button"
					className={step}
					data-taken={i < at || undefined}
					aria-current={i + 1 === at ? 'step' : undefined}
					onClick={() => onStep(i + 1)}
				>
					{i + 1}. {actionOf(one, told)}
					<span className={dim}>{expectationOf(one, told)}</span>
				</button>
			</li>
		))}
	</ol>
)
