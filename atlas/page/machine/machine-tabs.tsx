import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { css } from '#atlas-styled/css'
import { factsQuery } from '../data/facts-query.ts'
import { isView, views } from './views.ts'

const picker = css({
	minH: '9',
	maxW: '[11rem]',
	px: '2',
	bg: 'raised',
	color: 'ink',
	fontWeight: 'bold',
	borderWidth: '1px',
	borderColor: 'control',
	borderRadius: 'sm',
})
const tabs = css({
	display: 'flex',
	overflowX: 'auto',
	order: { base: '3', md: '0' },
	w: { base: 'full', md: '[auto]' },
})
const tab = css({
	display: 'inline-flex',
	alignItems: 'center',
	minH: '11',
	px: { base: '2', lg: '3' },
	fontSize: 'sm',
	fontWeight: 'medium',
	color: 'ink.muted',
	borderBottomWidth: '2px',
	borderColor: '[transparent]',
	_hover: { color: 'primary' },
	_currentPage: { color: 'primary', borderColor: 'primary' },
})

/** Which machine, and which view of it. */
export const MachineTabs = ({ noun }: { noun: string }) => {
	const { data } = useSuspenseQuery(factsQuery)
	const { view } = useParams({ strict: false })
	const navigate = useNavigate()
	const shown = view && isView(view) ? view : 'diagram'
	const isKnown = data.machines.some((one) => one.noun === noun)
	const open = (machine: string) =>
		void navigate({ to: '/$machine/$view', params: { machine, view: shown } })
	return (
		<>
			<select
				aria-label="Machine"
				className={picker}
				value={isKnown ? noun : ''}
				onChange={(event) => open(event.target.value)}
			>
				{!isKnown && <option value="">Choose …</option>}
				{data.machines.map((one) => (
					<option key={one.noun}>{one.noun}</option>
				))}
			</select>
			{isKnown && (
				<nav className={tabs} aria-label={`Views of ${noun}`}>
					{views.map(([id, label]) => (
						<Link
							key={id}
							to="/$machine/$view"
							params={{ machine: noun, view: id }}
							className={tab}
							aria-current={id === view ? 'page' : undefined}
						>
							{label}
						</Link>
					))}
				</nav>
			)}
		</>
	)
}
