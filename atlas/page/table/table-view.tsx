import { Link } from '@tanstack/react-router'
import { Badge } from '#atlas/page/ui/badge.tsx'
import { css } from '#atlas-styled/css'
import { link } from '#atlas-styled/recipes'
import type { ViewProps } from '../machine/view-props.ts'
import { usePlace } from '../use-place.ts'
import { StateRows } from './state-rows.tsx'

const page = css({ maxW: '[90rem]', mx: 'auto', px: { base: '3', md: '6' }, pt: '5', pb: '12' })
const lead = css({ color: 'ink.muted', maxW: 'prose' })
const scroll = css({
	mt: '4',
	overflowX: 'auto',
	bg: 'raised',
	borderWidth: '1px',
	borderColor: 'line',
	borderRadius: 'md',
})
const table = css({
	w: 'full',
	minW: '[56rem]',
	borderCollapse: 'collapse',
	fontSize: 'sm',
	'& th, & td': { textAlign: 'left', verticalAlign: 'top', px: '3', py: '2' },
	'& thead th': { color: 'ink.muted', fontWeight: 'medium', fontSize: 'xs' },
	'& tbody': { borderTopWidth: '1px', borderColor: 'line' },
})

const ids = css({ display: 'flex', flexWrap: 'wrap', gap: '1', pt: '2' })

/**
 * Everything a diagram says, as a table: for those who listen, for those who search, and for
 * printing.
 */
export const TableView = ({ machine }: ViewProps) => {
	const { noun, definition, requirements } = machine
	const [{ state, transition }] = usePlace()
	return (
		<div className={page}>
			<h1 className={css({ textStyle: 'section' })}>{noun}</h1>
			<p className={lead}>{definition.description}</p>
			<p className={ids}>
				{requirements.map((id) => (
					<Badge key={id}>{id}</Badge>
				))}
			</p>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard (axe: scrollable-region-focusable). */}
			<section className={scroll} aria-label={`States and transitions of ${noun}`} tabIndex={0}>
				<table className={table}>
					<thead>
						<tr>
							<th scope="col">When</th>
							<th scope="col">If</th>
							<th scope="col">Goes to</th>
							<th scope="col">Does</th>
							<th scope="col">Why</th>
							<th scope="col">Requirements</th>
						</tr>
					</thead>
					{definition.states.map((one) => (
						<StateRows
							key={one.name}
							definition={definition}
							state={one}
							isChosen={one.name === state}
							chosen={transition}
							linkTo={(search, children) => (
								<Link
									to="/$machine/$view"
									params={{ machine: noun, view: 'diagram' }}
									search={search}
									className={link({ kind: 'plain' })}
								>
									{children}
								</Link>
							)}
						/>
					))}
				</table>
			</section>
		</div>
	)
}
