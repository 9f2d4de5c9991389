import type { Edge } from '#atlas/graph/graph.ts'
import { stateOf } from '#atlas/graph/graph.ts'
import { Button } from '#atlas/page/ui/button.tsx'
import { css } from '#atlas-styled/css'
import { PanelPart } from '../panel/panel-part.tsx'

type ExampleProps = {
	says: string
	steps: readonly Edge[]
	/** How many steps are taken. */
	at: number
	onStep: (at: number) => void
}

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2', pb: '2' })
const list = css({
	'& li': { py: '1', pl: '3', borderLeftWidth: '2px', borderColor: 'line' },
	'& li[aria-current]': { borderColor: 'gold', bg: 'gold.soft' },
})
const dim = css({ color: 'ink.muted', fontSize: 'xs' })
const verbs = { start: 'start', event: 'send', outcome: 'answer', delay: 'wait' }

/** The shortest way to where a property does not hold, walked on the picture. */
export const Counterexample = ({ says, steps, at, onStep }: ExampleProps) => (
	<PanelPart title={`The shortest way to where it does not hold: ${says}`}>
		<div className={row}>
			<Button tone="outline" size="sm" disabled={at === 0} onClick={() => onStep(at - 1)}>
				Back
			</Button>
			<Button
				tone="outline"
				size="sm"
				disabled={at === steps.length}
				onClick={() => onStep(at + 1)}
			>
				Next
			</Button>
		</div>
		<p role="status" className={dim}>
			{at === 0 ? 'All of it is marked' : `Step ${at} of ${steps.length}`}
		</p>
		<ol className={list}>
			{steps.map(({ kind, label, to }, i) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place.
				<li key={i} aria-current={i + 1 === at ? 'step' : undefined}>
					{i + 1}. {verbs[kind]} {label}
					<span className={dim}> → {stateOf(to)}</span>
				</li>
			))}
		</ol>
	</PanelPart>
)
