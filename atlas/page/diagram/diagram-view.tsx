import type { Invoke, Selected } from '#atlas/diagram/draw/drawing.types.ts'
import { VisuallyHidden } from '#atlas/page/ui/visually-hidden.tsx'
import { invokedMachine } from '../machine/invoked-machine.ts'
import type { ViewProps } from '../machine/view-props.ts'
import { MachinePanel } from '../panel/machine-panel.tsx'
import { StatePanel } from '../panel/state-panel.tsx'
import { TransitionPanel } from '../panel/transition-panel.tsx'
import { Stage } from '../stage/stage.tsx'
import { useLayout } from '../stage/use-layout.ts'
import { Workbench } from '../stage/workbench.tsx'
import { usePlace } from '../use-place.ts'
import { Downloads } from './downloads.tsx'
import { FoldTools } from './fold-tools.tsx'
import { useFolds } from './use-folds.ts'
import { useWalk } from './use-walk.ts'

const HELP =
	'Up and down choose a way on, right follows it, left goes back, Enter unfolds the state or folds it.'

/**
 * Picture of a machine, folded until it is readable; the address holds the selection, which is
 * described beside it.
 */
export const DiagramView = ({ machine, facts }: ViewProps) => {
	const { definition, noun } = machine
	const [{ state, transition }, go] = usePlace()
	const chosenState = definition.states.find(({ name }) => name === state)
	const chosen = definition.transitions.find(({ id }) => id === transition)
	const selected: Selected | null = chosen
		? { kind: 'transition', id: chosen.id }
		: chosenState
			? { kind: 'state', id: chosenState.name }
			: null
	const folds = useFolds(machine, selected)
	const { closed, short, ready } = folds
	const { data: layout } = useLayout({ definition, name: noun, closed, short, ready })
	const at = chosenState?.name ?? chosen?.source ?? '.'
	const walk = useWalk({ definition, at, transition: chosen?.id, layout, folds })

	const select = (kind: Selected['kind'], id: string) => {
		walk.leave()
		const source = definition.transitions.find((one) => one.id === id)?.source
		go(
			kind === 'state' ? { state: id, transition: undefined } : { state: source, transition: id },
			{ push: true },
		)
	}

	const linkOf = (invoke: Invoke) => {
		const other = invokedMachine(facts, noun, invoke)
		return other && `${import.meta.env.BASE_URL}${other.noun}/diagram`
	}

	return (
		<Workbench
			label="What is selected"
			stage={
				<>
					<Stage
						definition={definition}
						layout={layout}
						selected={selected}
						follow={selected ? [selected] : []}
						onSelect={select}
						onUnfold={walk.unfold}
						onKey={walk.onKey}
						linkOf={linkOf}
						help={HELP}
						tools={<FoldTools isFolded={folds.isFolded} onFold={folds.fold} />}
					/>
					<VisuallyHidden>
						<span role="status">{walk.said}</span>
					</VisuallyHidden>
				</>
			}
		>
			{chosen ? (
				<TransitionPanel machine={machine} facts={facts} transition={chosen} />
			) : chosenState && chosenState.name !== '.' ? (
				<StatePanel
					machine={machine}
					facts={facts}
					state={chosenState}
					isClosed={closed.includes(chosenState.name)}
					onToggle={walk.toggle}
				/>
			) : (
				<MachinePanel machine={machine} facts={facts} />
			)}
			<Downloads noun={noun} definition={definition} layout={layout} />
		</Workbench>
	)
}
