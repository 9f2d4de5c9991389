import { useState } from 'react'
import type { Selected } from '#atlas/diagram/draw/drawing.types.ts'
import { VisuallyHidden } from '#atlas/page/ui/visually-hidden.tsx'
import type { ViewProps } from '../machine/view-props.ts'
import { litMarks } from '../stage/marks-of.ts'
import { Stage } from '../stage/stage.tsx'
import { useLayout } from '../stage/use-layout.ts'
import { takersOf } from './takers-of.ts'
import type { Simulating } from './use-simulation.ts'

type StageProps = {
	machine: ViewProps['machine']
	simulating: Simulating
	picked: Selected | null
	/** True if the picture moves so that what is lit stays in sight. */
	isFollowing: boolean
	onPick: (picked: Selected) => void
}

const possible = { stroke: 'var(--colors-leaf)', width: 3 }

/**
 * The simulation on the picture: what can happen next is drawn thick, and a press on it makes it
 * happen.
 */
export const SimulateStage = ({ machine, simulating, picked, isFollowing, onPick }: StageProps) => {
	const { definition, layout: ready, noun } = machine
	const { moments, at, now, nexts, states, leaves, choose, goTo } = simulating
	const { data: layout } = useLayout({ definition, name: noun, ready })
	const [said, setSaid] = useState('')
	const ways = [...new Set(nexts.flatMap(({ transitions }) => transitions))]
	const before = moments.slice(0, Math.max(0, at - 1)).flatMap(({ step }) => step.transitions)
	const lit = litMarks(states, now?.step.transitions, before)
	const marks = {
		...lit,
		transitions: { ...lit.transitions, ...Object.fromEntries(ways.map((id) => [id, possible])) },
	}
	const take = (selected: Selected) => {
		const takers = takersOf(nexts, selected)
		if (takers.length === 1) choose(takers[0]!.done)
		else onPick(selected)
	}
	const onKey = (key: string): boolean => {
		if (key === 'ArrowLeft' && at > 1) goTo(at - 1)
		else if (key === 'ArrowRight' && at < moments.length) goTo(at + 1)
		else if (key === 'Enter' && picked) take(picked)
		else if ((key === 'ArrowDown' || key === 'ArrowUp') && ways.length > 0) {
			const step = key === 'ArrowDown' ? 1 : -1
			const place = ways.indexOf(picked?.id ?? '')
			const next = place < 0 ? (step === 1 ? 0 : ways.length - 1) : place + step
			const id = ways[(next + ways.length) % ways.length]!
			const targets = definition.transitions.find((one) => one.id === id)?.targets ?? []
			setSaid(
				`${ways.indexOf(id) + 1} of ${ways.length}: ${id}, ${targets.length > 0 ? `to ${targets.join(' and ')}` : 'stays here'}`,
			)
			onPick({ kind: 'transition', id })
		} else return key.startsWith('Arrow')
		return true
	}
	const follow: Selected | null = picked ?? (leaves[0] ? { kind: 'state', id: leaves[0] } : null)
	return (
		<>
			<Stage
				definition={definition}
				layout={layout}
				marks={marks}
				selected={picked}
				follow={isFollowing && follow ? [follow] : []}
				onSelect={(kind, id) => take({ kind, id })}
				onKey={onKey}
				help="Up and down choose what can happen, Enter makes it happen, left and right go back and forward."
			/>
			<VisuallyHidden>
				<span role="status">{said}</span>
			</VisuallyHidden>
		</>
	)
}
