import { useMemo } from 'react'
import type { Definition } from '#atlas/graph/definition.types.ts'
import { Button } from '#atlas/page/ui/button.tsx'
import type { Run } from '#atlas/usage/run.ts'
import type { Usage } from '#atlas/usage/tally.ts'
import { css } from '#atlas-styled/css'
import { Choose } from '../form/choose.tsx'
import { PanelPart } from '../panel/panel-part.tsx'
import type { AtlasSearch } from '../search.ts'
import { FEWEST, funnelSteps, MOST } from './funnel-steps.ts'
import { FunnelTable } from './funnel-table.tsx'

type FunnelProps = {
	definition: Definition
	usage: Usage
	runs: readonly Run[]
	/** The journeys of the period that it is compared with. */
	others: readonly Run[] | null
	/** The chosen states, joined by commas. */
	funnel: string | undefined
	onChange: (change: AtlasSearch) => void
}

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '2', pb: '2' })

/**
 * Where most began, and the final state that most reached; without one, the state that the fewest
 * reached.
 */
const endsOf = ({ states }: Definition, usage: Usage): string[] => {
	const visits = (name: string) => usage.states.get(name)?.visits ?? 0
	const leaves = states
		.filter(({ name, children }) => children.length === 0 && visits(name) > 0)
		.sort((a, b) => visits(b.name) - visits(a.name))
	const goal = leaves.find(({ type }) => type === 'final') ?? leaves.at(-1)
	return [leaves[0]?.name ?? states[0]!.name, goal?.name ?? states[0]!.name]
}

/**
 * How many of those who were in one state reached the next, and the next, and where the others
 * ended.
 */
export const FunnelPart = ({ definition, usage, runs, others, funnel, onChange }: FunnelProps) => {
	const states = definition.states.map(({ name }) => name).filter((name) => name !== '.')
	const usual = useMemo(() => endsOf(definition, usage), [definition, usage])
	const asked = funnelSteps(definition, funnel)
	const wanted = asked.length > 0 ? asked : usual
	const choose = (next: readonly string[]) => onChange({ funnel: next.join(',') })
	return (
		<PanelPart title="Funnel">
			<div className={row}>
				{wanted.map((state, i) => (
					<Choose
						// biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place.
						key={i}
						label={`Step ${i + 1}`}
						value={state}
						options={states}
						onChange={(value) => choose(wanted.with(i, value))}
					/>
				))}
				<Button
					tone="outline"
					size="sm"
					disabled={wanted.length >= MOST}
					onClick={() => choose([...wanted, wanted.at(-1)!])}
				>
					Add a step
				</Button>
				<Button
					tone="outline"
					size="sm"
					disabled={wanted.length <= FEWEST}
					onClick={() => choose(wanted.slice(0, -1))}
				>
					Remove the last
				</Button>
			</div>
			<FunnelTable wanted={wanted} runs={runs} others={others} />
		</PanelPart>
	)
}
