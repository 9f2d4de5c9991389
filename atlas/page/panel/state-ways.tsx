import type { Definition } from '#atlas/graph/definition.types.ts'
import { css } from '#atlas-styled/css'
import { stateTitle } from '../state-title.ts'
import { PanelPart } from './panel-part.tsx'
import { PlaceLink } from './place-link.tsx'

type StateWaysProps = { noun: string; definition: Definition; state: string }

const ways = css({ '& li': { py: '1' } })
const dim = css({ color: 'ink.muted' })

/** The transitions out of a state, and those that lead to it. */
export const StateWays = ({ noun, definition, state }: StateWaysProps) => {
	const outgoing = definition.transitions.filter(({ source }) => source === state)
	const incoming = definition.transitions.filter(({ targets }) => targets.includes(state))
	return (
		<>
			<PanelPart title={`Ways on (${outgoing.length})`}>
				<ul className={ways}>
					{outgoing.map(({ id, event, guard, targets }) => (
						<li key={id}>
							<PlaceLink noun={noun} search={{ state, transition: id }}>
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
					{incoming.map(({ id, event, source }) => (
						<li key={id}>
							<PlaceLink noun={noun} search={{ state: source, transition: id }}>
								{event}
							</PlaceLink>{' '}
							<span className={dim}>from {stateTitle(source)}</span>
						</li>
					))}
				</ul>
			</PanelPart>
		</>
	)
}
