import { title } from 'virtual:atlas-project'
import { useSuspenseQuery } from '@tanstack/react-query'
import Search from 'lucide-react/icons/search'
import { useEffect, useMemo } from 'react'
import { EmptyState } from '#atlas/page/ui/empty-state.tsx'
import { VisuallyHidden } from '#atlas/page/ui/visually-hidden.tsx'
import { css } from '#atlas-styled/css'
import { factsQuery } from '../data/facts-query.ts'
import { entriesOf, find } from '../find/search-index.ts'
import { usePlace } from '../use-place.ts'
import { Findings } from './findings.tsx'
import { MachineCard } from './machine-card.tsx'

const page = css({ maxW: '[90rem]', mx: 'auto', px: { base: '3', md: '6' }, pt: '5', pb: '12' })
const head = css({
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'end',
	justifyContent: 'space-between',
	gap: '4',
	pb: '5',
})
const heading = css({ textStyle: 'section' })
const lead = css({ fontSize: 'sm', color: 'ink.muted' })
const box = css({
	position: 'relative',
	w: { base: 'full', md: '[26rem]' },
	'& svg': { position: 'absolute', left: '3', top: '3', w: '5', h: '5', color: 'ink.muted' },
	'& input': {
		w: 'full',
		minH: '11',
		pl: '10',
		pr: '3',
		bg: 'raised',
		borderWidth: '1px',
		borderColor: 'control',
		borderRadius: 'sm',
		_placeholder: { color: 'ink.muted', opacity: '1' },
	},
})
const grid = css({
	display: 'grid',
	gridTemplateColumns: '[repeat(auto-fill, minmax(min(21rem, 100%), 1fr))]',
	gap: '4',
})

/** All machines, and a search over everything in them. */
export const IndexView = () => {
	const { data: facts } = useSuspenseQuery(factsQuery)
	const [{ q = '' }, go] = usePlace()
	const entries = useMemo(() => entriesOf(facts), [facts])
	const found = useMemo(() => find(entries, q), [entries, q])
	const { machines, history } = facts
	const sum = (of: (machine: (typeof machines)[number]) => number) =>
		machines.reduce((total, machine) => total + of(machine), 0)
	useEffect(() => {
		document.title = `Atlas · ${title}`
	}, [])
	return (
		<div className={page}>
			<div className={head}>
				<div>
					<h1 className={heading}>Every process of the product</h1>
					<p className={lead}>
						{machines.length} machines, {sum((one) => one.definition.states.length - 1)} states,{' '}
						{sum((one) => one.definition.transitions.length)} transitions
						{history !== 'full' && ' · no git history is here, so no dates of change'}
					</p>
				</div>
				<search className={box}>
					<Search aria-hidden="true" />
					<label>
						<VisuallyHidden>Search</VisuallyHidden>
						<input
							type="search"
							placeholder="State, event, guard, requirement, description …"
							value={q}
							onChange={(event) => go({ q: event.target.value || undefined })}
						/>
					</label>
				</search>
			</div>
			{q ? (
				<Findings query={q} found={found} />
			) : (
				<div className={grid}>
					{machines.map((machine) => (
						<MachineCard key={machine.noun} machine={machine} />
					))}
				</div>
			)}
			{machines.length === 0 && <EmptyState title="There are no machines yet" />}
		</div>
	)
}
