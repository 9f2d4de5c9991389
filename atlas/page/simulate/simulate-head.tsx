import Link2 from 'lucide-react/icons/link-2'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import Redo2 from 'lucide-react/icons/redo-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import type { MachineFact } from '#atlas/facts/facts.types.ts'
import { importsFor, playwright } from '#atlas/formats/playwright.ts'
import type { Suite } from '#atlas/graph/paths/suite.ts'
import { Button } from '#atlas/page/ui/button.tsx'
import { pathOf } from '#atlas/simulate/path-of.ts'
import { css } from '#atlas-styled/css'
import { copyText } from '../copy-text.ts'
import { download } from '../download.ts'
import { Choose } from '../form/choose.tsx'
import type { Simulating } from './use-simulation.ts'

type HeadProps = {
	machine: Pick<MachineFact, 'noun' | 'driver'>
	simulating: Simulating
	isPlaying: boolean
	onPlay: () => void
}

const title = css({ textStyle: 'title', fontWeight: 'bold', overflowWrap: 'anywhere', pb: '2' })
const kind = css({ fontSize: 'xs', color: 'ink.muted' })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'end', pb: '3' })

/** Position of the simulation and its commands: restart, step, play, share, export as a test. */
export const SimulateHead = ({ machine, simulating, isPlaying, onPlay }: HeadProps) => {
	const { noun, driver } = machine
	const { moments, at, inputs, input, where, start, goTo } = simulating
	const [copied, setCopied] = useState<boolean | null>(null)
	const kept = moments.slice(0, at)
	const isEdited = kept.some(({ done }) => done.payload !== undefined)
	const test = () => {
		const path = pathOf(noun, kept)
		const { length: steps } = path.steps
		const suite: Suite = { suite: 'transitions', paths: [path], steps, bound: null }
		download(
			`${noun}.${path.id}.spec.ts`,
			playwright(noun, suite, importsFor(noun, driver ?? undefined)),
		)
	}
	const button = (words: string, icon: React.ReactNode, onClick: () => void, disabled = false) => (
		<Button tone="outline" size="sm" onClick={onClick} disabled={disabled}>
			{icon}
			{words}
		</Button>
	)
	return (
		<>
			<p className={kind}>Now in</p>
			<h1 className={title}>{where || 'nothing: it has not started'}</h1>
			<div className={row}>
				{button('Step back', <Undo2 aria-hidden="true" />, () => goTo(at - 1), at < 2)}
				{button(
					'Step forward',
					<Redo2 aria-hidden="true" />,
					() => goTo(at + 1),
					at >= moments.length,
				)}
				{button(
					isPlaying ? 'Pause' : 'Play',
					isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />,
					onPlay,
					moments.length < 2,
				)}
			</div>
			<div className={row}>
				<Choose
					label="Start with"
					value={input}
					onChange={(label) => start({ kind: 'start', label })}
					options={inputs}
				/>
				{button(
					'Copy link',
					<Link2 aria-hidden="true" />,
					() => void copyText(window.location.href).then(setCopied),
				)}
				{button('Save as a test', null, test, at === 0 || isEdited)}
			</div>
			{isEdited && (
				<p className={kind}>
					A payload of your own is no example of the model, so this cannot be saved as a test.
				</p>
			)}
			<p className={kind} role="status">
				{copied === true && 'Copied: the link opens this simulation at this step.'}
				{copied === false && 'Copying is not allowed here; the address above is the link.'}
			</p>
		</>
	)
}
