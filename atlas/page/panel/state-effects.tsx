import type { StateDefinition } from '#atlas/graph/definition.types.ts'
import { invokedMachine } from '../machine/invoked-machine.ts'
import type { ViewProps } from '../machine/view-props.ts'
import { namesOf } from './names-of.ts'
import { PanelPart } from './panel-part.tsx'
import { PlaceLink } from './place-link.tsx'

type StateEffectsProps = ViewProps & { state: StateDefinition }

/**
 * A state's actions, and the actors that it runs; actors that are machines link to their diagrams.
 */
export const StateEffects = ({ machine, facts, state }: StateEffectsProps) => {
	const { entry, exit, invokes } = state
	if (entry.length + exit.length + invokes.length === 0) return null
	return (
		<PanelPart title="What it does">
			{entry.length > 0 && <p>On entry: {namesOf(entry)}</p>}
			{exit.length > 0 && <p>On exit: {namesOf(exit)}</p>}
			{invokes.map((invoke) => {
				const run = invokedMachine(facts, machine.noun, invoke)
				return (
					<p key={invoke.id}>
						Runs {invoke.src}
						{run && (
							<>
								{', the machine '}
								<PlaceLink noun={run.noun} search={{}}>
									{run.noun}
								</PlaceLink>
							</>
						)}
					</p>
				)
			})}
		</PanelPart>
	)
}
