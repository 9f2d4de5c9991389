import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { css, cva } from '#styled/css'
import { stack2 } from '#ui/look.ts'

const drawing = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', pb: '5' })
const level = css({ display: 'flex', alignItems: 'center', gap: '2' })
const arrow = css({ color: 'ink.muted' })
const small = css({ display: 'block', textStyle: 'small', fontWeight: 'regular' })
const state = cva({
	base: { borderWidth: '1px', borderRadius: 'sm', px: '2', py: '2', textStyle: 'small' },
	variants: {
		at: {
			now: { bg: 'primary.soft', color: 'primary.ink', borderColor: 'primary', fontWeight: 'bold' },
			before: { borderColor: 'line' },
			never: { borderColor: 'line', color: 'ink.muted', borderStyle: 'dashed' },
		},
	},
})

const targetsOf = (node: AnyStateNode): string[] =>
	[...node.transitions.values()].flat().flatMap(({ target = [] }) => target.map(({ key }) => key))

/** The states of a machine by their distance from its first one. */
const levelsOf = ({ root }: AnyStateMachine): string[][] => {
	const seen = new Set<string>()
	const levels: string[][] = []
	let next = root.initial.target.map(({ key }) => key)
	while (next.length > 0) {
		levels.push(next)
		for (const key of next) seen.add(key)
		const following = next.flatMap((key) => targetsOf(root.states[key]!))
		next = [...new Set(following)].filter((key) => !seen.has(key))
	}
	return levels
}

type DrawingProps<Status extends string> = {
	machine: AnyStateMachine
	label: string
	now: Status
	nameOf: (status: Status) => string
	/** When a status was reached, in words; null for one that was not. */
	timeOf: (status: Status) => string | null
}

/** A status machine, drawn: where something is, where it has been, and where it could go. */
export const StatusDrawing = <Status extends string>(props: DrawingProps<Status>) => {
	const { machine, label, now, nameOf, timeOf } = props
	return (
		<figure className={drawing} aria-label={label}>
			{levelsOf(machine).map((statuses, i) => (
				<div key={statuses.join(' ')} className={level}>
					{i > 0 && (
						<span className={arrow} aria-hidden="true">
							→
						</span>
					)}
					<ul className={stack2}>
						{(statuses as Status[]).map((status) => {
							const time = timeOf(status)
							const at = status === now ? 'now' : time ? 'before' : 'never'
							return (
								<li
									key={status}
									className={state({ at })}
									aria-current={status === now ? 'step' : undefined}
								>
									{nameOf(status)}
									{time && <span className={small}>{time}</span>}
								</li>
							)
						})}
					</ul>
				</div>
			))}
		</figure>
	)
}
