import type { TransitionDefinition } from '#atlas/graph/definition.types.ts'
import { css } from '#atlas-styled/css'
import type { ViewProps } from '../machine/view-props.ts'
import { stateTitle } from '../state-title.ts'
import { namesOf } from './names-of.ts'
import { PanelHead } from './panel-head.tsx'
import { PanelPart } from './panel-part.tsx'
import { PlaceLink } from './place-link.tsx'
import { RequirementList } from './requirement-list.tsx'

const triggers: Record<TransitionDefinition['trigger'], string> = {
	event: 'Transition: when somebody sends the event',
	wildcard: 'Transition: on any event that nothing else names',
	done: 'Transition: when an actor has answered',
	error: 'Transition: when an actor has failed',
	after: 'Transition: when time has passed',
	always: 'Transition: at once, without an event',
	stateDone: 'Transition: when the states inside have ended',
	snapshot: 'Transition: when an actor reports a change',
}

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '4', pb: '3', fontSize: 'sm' })

/** All about one transition. */
export const TransitionPanel = ({
	machine,
	facts,
	transition,
}: ViewProps & { transition: TransitionDefinition }) => {
	const { noun } = machine
	const { id, event, trigger, guard, source, targets, description, requirements } = transition
	const state = (name: string) => (
		<PlaceLink key={name} noun={noun} search={{ state: name }}>
			{stateTitle(name)}
		</PlaceLink>
	)
	return (
		<>
			<PanelHead kind={triggers[trigger]} name={event} description={description} />
			<div className={actions}>
				<PlaceLink noun={noun} view="paths" search={{ only: id }}>
					Paths that take it
				</PlaceLink>
				<PlaceLink noun={noun} view="table" search={{ transition: id }}>
					In the table
				</PlaceLink>
			</div>
			<PanelPart title="From and to">
				{state(source)} → {targets.length > 0 ? targets.map(state) : 'stays there'}
				{transition.reenter && ' (left and entered again)'}
			</PanelPart>
			<PanelPart title="Guard">
				{guard ? `Only if ${guard.name}` : 'None: always possible'}
			</PanelPart>
			<PanelPart title="Actions">{namesOf(transition.actions) || 'None'}</PanelPart>
			<PanelPart title="Name in journeys, tests and links">
				<code>{id}</code>
			</PanelPart>
			<PanelPart title="Source">
				<code>{machine.files.find((file) => file.endsWith('.machine.ts'))}</code>
			</PanelPart>
			<RequirementList ids={requirements} requirements={facts.requirements} />
		</>
	)
}
