import type { Selected } from '#atlas/diagram/draw/drawing.types.ts'
import { Notice } from '#atlas/page/ui/notice.tsx'
import { VisuallyHidden } from '#atlas/page/ui/visually-hidden.tsx'
import { css } from '#atlas-styled/css'
import type { ViewProps } from '../machine/view-props.ts'
import { PanelPart } from '../panel/panel-part.tsx'
import { Workbench } from '../stage/workbench.tsx'
import { usePlace } from '../use-place.ts'
import { carriersOf } from './carriers-of.ts'
import { Choices } from './choices.tsx'
import { PayloadForm } from './payload-form.tsx'
import { PickedPart } from './picked-part.tsx'
import { SimulateHead } from './simulate-head.tsx'
import { SimulateStage } from './simulate-stage.tsx'
import { TraceList } from './trace-list.tsx'
import { usePlay } from './use-play.ts'
import { useSimulation } from './use-simulation.ts'

const context = css({ fontSize: 'xs', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Runs the machine by hand, on the picture or beside it. The address holds the steps, so that they
 * can be undone, saved and shared.
 */
export const SimulateView = ({ machine }: ViewProps) => {
	const simulating = useSimulation(machine.noun)
	const { moments, at, now, stopped, where, choose, goTo, start } = simulating
	const [{ state, transition }, go] = usePlace()
	const play = usePlay(at, moments.length, goTo)
	const picked: Selected | null = transition
		? { kind: 'transition', id: transition }
		: state
			? { kind: 'state', id: state }
			: null
	const pick = ({ kind, id }: Selected) =>
		go(
			kind === 'state'
				? { state: id, transition: undefined }
				: { transition: id, state: undefined },
		)
	return (
		<Workbench
			label="Simulation"
			stage={
				<SimulateStage
					machine={machine}
					simulating={simulating}
					picked={picked}
					isFollowing={!(play.isOn && isStill())}
					onPick={pick}
				/>
			}
		>
			<SimulateHead
				machine={machine}
				simulating={simulating}
				isPlaying={play.isOn}
				onPlay={play.toggle}
			/>
			<VisuallyHidden>
				<span role="status">{`Step ${at} of ${moments.length}: now in ${where}`}</span>
			</VisuallyHidden>
			{stopped && <Notice kind="warning">{stopped}. What could be done so far is shown.</Notice>}
			{picked && (
				<PickedPart simulating={simulating} definition={machine.definition} picked={picked} />
			)}
			<Choices simulating={simulating} />
			<PayloadForm
				noun={machine.noun}
				carriers={carriersOf(simulating)}
				onSend={(done) => (done.kind === 'start' ? start(done) : choose(done))}
			/>
			<TraceList moments={moments} at={at} onGoTo={goTo} />
			{now && (
				<PanelPart title="Context now">
					<pre className={context}>{JSON.stringify(now.snapshot.context, null, 1)}</pre>
				</PanelPart>
			)}
		</Workbench>
	)
}
