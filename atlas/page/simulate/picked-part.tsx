import { useEffect, useRef } from 'react'
import type { Selected } from '#atlas/diagram/draw/drawing.types.ts'
import type { Definition } from '#atlas/graph/definition.types.ts'
import { Button } from '#atlas/page/ui/button.tsx'
import { css } from '#atlas-styled/css'
import { PanelPart } from '../panel/panel-part.tsx'
import { Refusals } from './refusals.tsx'
import { takersOf } from './takers-of.ts'
import type { Simulating } from './use-simulation.ts'

const MOST = 3

type PickedProps = { simulating: Simulating; definition: Definition; picked: Selected }

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2', pt: '2' })
const place = css({ scrollMarginTop: '4', outlineOffset: '2' })

/** The part picked on the picture: the steps that take it now, or why none does. */
export const PickedPart = ({ simulating, definition, picked }: PickedProps) => {
	const { nexts, states, choose } = simulating
	const element = useRef<HTMLDivElement>(null)
	const { kind, id } = picked
	const takers = takersOf(nexts, picked)
	const transition = definition.transitions.find((one) => one.id === id)
	const source = transition?.source ?? '.'
	const isHere = kind === 'state' ? states.includes(id) : source === '.' || states.includes(source)
	const refused = nexts.flatMap(({ done, refusals }) =>
		refusals.filter((one) => one.transition === id).map((one) => ({ label: done.label, one })),
	)
	const count = takers.length
	useEffect(() => {
		if (id && count > 1) element.current?.focus()
	}, [id, count])
	const why = () => {
		if (kind === 'state') return isHere ? 'It is there now.' : 'Nothing leads there in one step.'
		if (!isHere) return `Not from here: it starts in ${source}.`
		if (refused.length > 0) return 'Its guard refuses:'
		return transition?.trigger === 'always'
			? 'It is taken by itself, after another one.'
			: 'Nothing that the model knows takes it here.'
	}
	return (
		<div ref={element} className={place} tabIndex={-1}>
			<PanelPart title={`On the picture: ${id}`}>
				{count === 0 ? (
					<p>{why()}</p>
				) : (
					<p>
						{count === 1 ? 'One thing' : `${count} things`}{' '}
						{kind === 'state' ? 'lead there' : 'take it'}: choose.
					</p>
				)}
				{count === 0 &&
					refused.slice(0, MOST).map(({ label, one }) => (
						<div key={label} className={place}>
							For {label}:
							<Refusals refusals={[one]} />
						</div>
					))}
				<div className={row}>
					{takers.map(({ done }) => (
						<Button
							key={`${done.kind} ${done.label}`}
							tone="outline"
							size="sm"
							onClick={() => choose(done)}
						>
							{done.label}
						</Button>
					))}
				</div>
			</PanelPart>
		</div>
	)
}
