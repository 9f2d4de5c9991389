import type { Moment } from '#atlas/simulate/moment.ts'
import { stepLabel } from '#atlas/simulate/trace.ts'
import { css } from '#atlas-styled/css'
import { PanelPart } from '../panel/panel-part.tsx'

const list = css({
	'& li': { py: '2', pl: '3', borderLeftWidth: '2px', borderColor: 'line' },
	'& li[aria-current]': { borderColor: 'gold' },
	'& li[data-ahead]': { borderStyle: 'dashed' },
})
const head = css({
	display: 'flex',
	alignItems: 'baseline',
	gap: '2',
	minH: '[24px]',
	textAlign: 'left',
	fontWeight: 'medium',
	cursor: 'pointer',
	overflowWrap: 'anywhere',
	_hover: { color: 'primary' },
	_disabled: { cursor: 'default', color: 'ink' },
})
const dim = css({ color: 'ink.muted', fontSize: 'xs', overflowWrap: 'anywhere' })

const verbs = { start: 'started with', event: 'sent', outcome: 'answered', delay: 'waited' }

/**
 * Steps taken, newest last, including those after the moment shown; each with its transitions in
 * order, and its effects.
 */
export const TraceList = ({
	moments,
	at,
	onGoTo,
}: {
	moments: readonly Moment[]
	/** The moment that is shown, counted from 1. */
	at: number
	onGoTo: (length: number) => void
}) => (
	<PanelPart title="Trace">
		<ol className={list}>
			{moments.map(({ done, step, microsteps }, i) => (
				<li
					// biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place.
					key={i}
					aria-current={i === at - 1 ? 'step' : undefined}
					data-ahead={i >= at || undefined}
				>
					<button
						type="button"
						className={head}
						disabled={i === at - 1}
						title="Go to this step"
						onClick={() => onGoTo(i + 1)}
					>
						<span className={dim}>
							{i + 1} {verbs[done.kind]}
						</span>
						{stepLabel(done)}
					</button>
					{step.unexpected && <p className={dim}>not expected here: nothing changed</p>}
					{microsteps.map(({ transitions, states }) => (
						<p key={transitions.join()} className={dim}>
							{transitions.join(', ')} → {states.join(', ')}
						</p>
					))}
					{step.effects.map((effect) => (
						<p key={effect} className={dim}>
							⤷ {effect}
						</p>
					))}
				</li>
			))}
		</ol>
	</PanelPart>
)
