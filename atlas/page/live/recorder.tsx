import { useSelector } from '@xstate/react'
import CircleDot from 'lucide-react/icons/circle-dot'
import { type Recording, writeRecording } from '#atlas/live/recording.ts'
import { Button } from '#atlas/page/ui/button.tsx'
import { css } from '#atlas-styled/css'
import { download } from '../download.ts'
import { PanelPart } from '../panel/panel-part.tsx'
import type { liveWatch } from './start-live-watch.ts'

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2', pt: '2' })
const dim = css({ color: 'ink.muted' })

type RecorderProps = { watch: ReturnType<typeof liveWatch>; recording: Recording }

/** Records what begins from now on, in all machines, and saves it as journeys. */
export const Recorder = ({ watch, recording }: RecorderProps) => {
	const { actor } = watch
	const isOn = useSelector(actor, (snapshot) => snapshot.hasTag('recording'))
	const isKept = useSelector(actor, (snapshot) => snapshot.hasTag('recorded'))
	const save = () => download('journeys.json', writeRecording(recording))
	const runs = `${recording.size} ${recording.size === 1 ? 'run' : 'runs'}`
	return (
		<PanelPart title="Recording, of all machines">
			<p className={dim} role="status">
				{isOn
					? `Recording: ${runs} so far. Runs that began before are left out; reload the product to have all of them.`
					: isKept
						? `${runs} recorded. The file can be replayed: npm run atlas -- replay journeys.json`
						: 'Keeps which transitions the machines take and when, nothing of what is in them.'}
			</p>
			<div className={row}>
				{isOn ? (
					<Button size="sm" onClick={() => actor.send({ type: 'recording.stopped' })}>
						Stop
					</Button>
				) : (
					<Button
						tone="outline"
						size="sm"
						onClick={() => actor.send({ type: 'recording.started' })}
					>
						<CircleDot aria-hidden="true" />
						{isKept ? 'Record again' : 'Record'}
					</Button>
				)}
				{isKept && (
					<>
						<Button size="sm" onClick={save} disabled={recording.size === 0}>
							Save journeys.json
						</Button>
						<Button
							tone="quiet"
							size="sm"
							onClick={() => actor.send({ type: 'recording.dropped' })}
						>
							Discard
						</Button>
					</>
				)}
			</div>
		</PanelPart>
	)
}
