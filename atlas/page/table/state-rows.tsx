import type { ReactNode } from 'react'
import type { Definition, Named, StateDefinition } from '#atlas/graph/definition.types.ts'
import { Badge } from '#atlas/page/ui/badge.tsx'
import { css, cx } from '#atlas-styled/css'
import { Prose } from '../prose.tsx'
import type { AtlasSearch } from '../search.ts'

type RowsProps = {
	definition: Definition
	state: StateDefinition
	isChosen: boolean
	chosen: string | undefined
	linkTo: (search: AtlasSearch, children: ReactNode) => ReactNode
}

const head = css({ bg: 'paper.sunken', '& strong': { fontWeight: 'bold' } })
const more = css({ color: 'ink.muted', ml: '2' })
const lit = css({ bg: 'gold.soft' })
const why = css({ color: 'ink.muted', minW: '[14rem]' })

const listOf = (named: readonly Named[]): string => named.map(({ name }) => name).join(', ')

const sayings = (state: StateDefinition): string[] => [
	...(state.type === 'atomic' ? [] : [state.type]),
	...(state.initial ? [`begins at ${state.initial}`] : []),
	...(state.history ? [`${state.history} history`] : []),
	...(state.entry.length > 0 ? [`on entry: ${listOf(state.entry)}`] : []),
	...(state.exit.length > 0 ? [`on exit: ${listOf(state.exit)}`] : []),
	...state.invokes.map(({ src }) => `runs ${src}`),
]

/** One state with what can happen there, a row each. */
export const StateRows = ({ definition, state, isChosen, chosen, linkTo }: RowsProps) => {
	const outgoing = definition.transitions.filter(({ source }) => source === state.name)
	const name = state.name === '.' ? 'In every state' : state.name
	if (state.name === '.' && outgoing.length === 0) return null
	return (
		<tbody>
			<tr className={cx(head, isChosen && lit)}>
				<th scope="rowgroup" colSpan={6}>
					<strong>{linkTo({ state: state.name }, name)}</strong>
					{state.tags.map((tag) => (
						<span key={tag} className={more}>
							#{tag}
						</span>
					))}
					<span className={more}>{sayings(state).join(' · ')}</span>{' '}
					{state.requirements.map((id) => (
						<Badge key={id}>{id}</Badge>
					))}
					{state.description && (
						<div className={why}>
							<Prose text={state.description} />
						</div>
					)}
				</th>
			</tr>
			{outgoing.map((one) => (
				<tr key={one.id} className={one.id === chosen ? lit : undefined}>
					<td>{linkTo({ transition: one.id }, one.event)}</td>
					<td>{one.guard?.name}</td>
					<td>{one.targets.length > 0 ? one.targets.join(', ') : 'stays'}</td>
					<td>{listOf(one.actions)}</td>
					<td className={why}>
						<Prose text={one.description ?? ''} />
					</td>
					<td>{one.requirements.join(' ')}</td>
				</tr>
			))}
		</tbody>
	)
}
