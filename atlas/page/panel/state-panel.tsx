import type { StateDefinition } from '#atlas/graph/definition.types.ts'
import { Badge } from '#atlas/page/ui/badge.tsx'
import { Button } from '#atlas/page/ui/button.tsx'
import { css } from '#atlas-styled/css'
import type { ViewProps } from '../machine/view-props.ts'
import { stateTitle } from '../state-title.ts'
import { namesOf } from './names-of.ts'
import { PanelHead } from './panel-head.tsx'
import { PanelPart } from './panel-part.tsx'
import { PlaceLink } from './place-link.tsx'
import { RequirementList } from './requirement-list.tsx'
import { StateNotes } from './state-notes.tsx'
import { StatePicture } from './state-picture.tsx'

type StatePanelProps = ViewProps & {
  state: StateDefinition
  isClosed: boolean
  onToggle: (name: string) => void
}

const ways = css({ '& li': { py: '1' } })
const dim = css({ color: 'ink.muted' })
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '2', pb: '3' })

const kinds: Record<StateDefinition['type'], string> = {
  atomic: 'State',
  compound: 'State with states inside',
  parallel: 'State with regions that run side by side',
  final: 'Final state',
  history: 'History state',
}

/** All about one state, with the ways in and out. */
export const StatePanel = ({ machine, facts, state, isClosed, onToggle }: StatePanelProps) => {
  const { noun, definition } = machine
  const outgoing = definition.transitions.filter(({ source }) => source === state.name)
  const incoming = definition.transitions.filter(({ targets }) => targets.includes(state.name))
  const source = machine.files.find((file) => file.endsWith('.machine.ts'))
  return (
    <>
      <PanelHead kind={kinds[state.type]} name={state.name} description={state.description}>
        {state.tags.map((tag) => (
          <Badge key={tag}>#{tag}</Badge>
        ))}
      </PanelHead>
      <div className={actions}>
        {state.children.length > 0 && (
          <Button tone="outline" size="sm" onClick={() => onToggle(state.name)}>
            {isClosed ? 'Open it' : 'Close it'}
          </Button>
        )}
        <PlaceLink noun={noun} view="paths" search={{ only: state.name }}>
          Paths through it
        </PlaceLink>
        <PlaceLink noun={noun} view="table" search={{ state: state.name }}>
          In the table
        </PlaceLink>
      </div>
      {(state.entry.length > 0 || state.exit.length > 0 || state.invokes.length > 0) && (
        <PanelPart title="What it does">
          {state.entry.length > 0 && <p>On entry: {namesOf(state.entry)}</p>}
          {state.exit.length > 0 && <p>On exit: {namesOf(state.exit)}</p>}
          {state.invokes.map(({ id, src }) => (
            <p key={id}>Runs {src}</p>
          ))}
        </PanelPart>
      )}
      <StatePicture noun={noun} state={state.name} pictures={machine.pictures} />
      <PanelPart title={`Ways on (${outgoing.length})`}>
        <ul className={ways}>
          {outgoing.map(({ id, event, guard, targets }) => (
            <li key={id}>
              <PlaceLink noun={noun} search={{ state: state.name, transition: id }}>
                {event}
              </PlaceLink>{' '}
              <span className={dim}>
                {guard && `if ${guard.name} `}
                {targets.length > 0 ? `→ ${targets.join(', ')}` : 'stays'}
              </span>
            </li>
          ))}
        </ul>
      </PanelPart>
      <PanelPart title={`Ways here (${incoming.length})`}>
        <ul className={ways}>
          {incoming.map(({ id, event, source: from }) => (
            <li key={id}>
              <PlaceLink noun={noun} search={{ state: from, transition: id }}>
                {event}
              </PlaceLink>{' '}
              <span className={dim}>from {stateTitle(from)}</span>
            </li>
          ))}
        </ul>
      </PanelPart>
      <PanelPart title="Source">
        <code>{source}</code>
      </PanelPart>
      {machine.notes && (
        <StateNotes key={state.name} noun={noun} state={state.name} {...machine.notes} />
      )}
      <RequirementList ids={state.requirements} requirements={facts.requirements} />
    </>
  )
}
