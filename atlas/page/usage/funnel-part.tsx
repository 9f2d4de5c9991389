import { useMemo } from 'react'
import type { Definition } from '#atlas/graph/definition.types.ts'
import { Progress } from '#atlas/page/ui/progress.tsx'
import { funnelOf } from '#atlas/usage/funnel.ts'
import type { Run } from '#atlas/usage/run.ts'
import type { Usage } from '#atlas/usage/tally.ts'
import { css } from '#atlas-styled/css'
import { Choose } from '../form/choose.tsx'
import { PanelPart } from '../panel/panel-part.tsx'
import type { AtlasSearch } from '../search.ts'
import { durationOf } from './duration-of.ts'

type FunnelProps = {
  definition: Definition
  usage: Usage
  runs: readonly Run[]
  from: string | undefined
  to: string | undefined
  onChange: (change: AtlasSearch) => void
}

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2', pb: '2' })
const dim = css({ color: 'ink.muted', fontSize: 'xs' })

/** Where most began, and the final state that most reached; without one, the state that the fewest reached. */
const endsOf = ({ states }: Definition, usage: Usage): [string, string] => {
  const visits = (name: string) => usage.states.get(name)?.visits ?? 0
  const leaves = states
    .filter(({ name, children }) => children.length === 0 && visits(name) > 0)
    .sort((a, b) => visits(b.name) - visits(a.name))
  const goal = leaves.find(({ type }) => type === 'final') ?? leaves.at(-1)
  return [leaves[0]?.name ?? states[0]!.name, goal?.name ?? states[0]!.name]
}

/** How many of those who were in one state reached another, and where the others ended. */
export const FunnelPart = ({ definition, usage, runs, from, to, onChange }: FunnelProps) => {
  const states = definition.states.map(({ name }) => name).filter((name) => name !== '.')
  const [start, goal] = useMemo(() => endsOf(definition, usage), [definition, usage])
  const first = from && states.includes(from) ? from : start
  const second = to && states.includes(to) ? to : goal
  const funnel = useMemo(() => funnelOf(runs, first, second), [runs, first, second])
  const { entered, reached, medianMs, endedIn } = funnel
  const share = entered === 0 ? 0 : Math.round((100 * reached) / entered)
  return (
    <PanelPart title="Funnel">
      <div className={row}>
        <Choose
          label="From"
          value={first}
          options={states}
          onChange={(value) => onChange({ from: value })}
        />
        <Choose
          label="To"
          value={second}
          options={states}
          onChange={(value) => onChange({ to: value })}
        />
      </div>
      <Progress value={share} label={`${share} % reached ${second}`} />
      <p>
        {entered === 0
          ? `Nobody was in ${first}.`
          : `${reached} of ${entered} (${share} %) came from ${first} to ${second}`}
        {medianMs !== null && `, half of them within ${durationOf(medianMs)}`}
        {entered > 0 && '.'}
      </p>
      {endedIn.length > 0 && (
        <p className={dim}>
          The others were last in{' '}
          {endedIn
            .slice(0, 5)
            .map(([state, count]) => `${state} (${count})`)
            .join(', ')}
          .
        </p>
      )}
    </PanelPart>
  )
}
