import { Link } from '@tanstack/react-router'
import type { MachineFact } from '#atlas/facts/facts.types.ts'
import { Badge } from '#atlas/page/ui/badge.tsx'
import { css } from '#atlas-styled/css'
import { dayOf } from '../day-of.ts'
import { Prose } from '../prose.tsx'
import { Thumbnail } from './thumbnail.tsx'

const card = css({
	display: 'flex',
	flexDirection: 'column',
	gap: '2',
	p: '4',
	bg: 'raised',
	borderWidth: '1px',
	borderColor: 'line',
	borderRadius: 'md',
	position: 'relative',
	_hover: { borderColor: 'primary' },
})
const name = css({
	textStyle: 'title',
	_before: { content: '""', position: 'absolute', inset: '0' },
})
const text = css({ fontSize: 'sm', color: 'ink.muted', lineClamp: '2' })
const figures = css({ fontSize: 'sm' })
const ids = css({ display: 'flex', flexWrap: 'wrap', gap: '1' })
const foot = css({ mt: 'auto', pt: '2', fontSize: 'xs', color: 'ink.muted' })

/**
 * One machine at a glance: what it is, how large, what it fulfils, how well it is proved, when it
 * changed.
 */
export const MachineCard = ({ machine }: { machine: MachineFact }) => {
	const { noun, definition, requirements, coverage, lastChange } = machine
	const { states, transitions } = definition
	const isWhole = coverage.untaken.length === 0 && coverage.oneSided.length === 0
	return (
		<article className={card}>
			<Thumbnail layout={machine.layout} />
			<h2>
				<Link to="/$machine/$view" params={{ machine: noun, view: 'diagram' }} className={name}>
					{noun}
				</Link>
			</h2>
			<p className={text}>
				<Prose text={definition.description ?? ''} />
			</p>
			<p className={figures}>
				{states.length - 1} states · {transitions.length} transitions · {machine.situations}{' '}
				situations
			</p>
			<div className={ids}>
				{requirements.map((id) => (
					<Badge key={id}>{id}</Badge>
				))}
			</div>
			<p className={foot}>
				<Badge tone={isWhole ? 'leaf' : 'gold'}>
					{isWhole
						? 'Every transition and guard is tested'
						: `${coverage.taken} of ${transitions.length} transitions tested`}
				</Badge>{' '}
				{lastChange && <span title={lastChange.subject}>Changed {dayOf(lastChange.at)}</span>}
			</p>
		</article>
	)
}
