import type { StateDefinition } from '#atlas/graph/definition.types.ts'
import { Badge } from '#atlas/page/ui/badge.tsx'
import { Button } from '#atlas/page/ui/button.tsx'
import { css } from '#atlas-styled/css'
import type { ViewProps } from '../machine/view-props.ts'
import { PanelHead } from './panel-head.tsx'
import { PanelPart } from './panel-part.tsx'
import { PlaceLink } from './place-link.tsx'
import { RequirementList } from './requirement-list.tsx'
import { StateEffects } from './state-effects.tsx'
import { StateNotes } from './state-notes.tsx'
import { StatePicture } from './state-picture.tsx'
import { StateWays } from './state-ways.tsx'

type StatePanelProps = ViewProps & {
	state: StateDefinition
	isClosed: boolean
	onToggle: (name: string) => void
}

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
			<StateEffects machine={machine} facts={facts} state={state} />
			<StatePicture noun={noun} state={state.name} pictures={machine.pictures} />
			<StateWays noun={noun} definition={definition} state={state.name} />
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
