import { Link } from '@tanstack/react-router'
import { Badge } from '#atlas/page/ui/badge.tsx'
import { EmptyState } from '#atlas/page/ui/empty-state.tsx'
import { css } from '#atlas-styled/css'
import type { Entry } from '../find/search-index.ts'
import { Prose } from '../prose.tsx'

const MOST = 80

const list = css({
	bg: 'raised',
	borderWidth: '1px',
	borderColor: 'line',
	borderRadius: 'md',
	overflow: 'hidden',
	'& li + li': { borderTopWidth: '1px', borderColor: 'line' },
})
const row = css({
	display: 'grid',
	gridTemplateColumns: { base: '[6.5rem 1fr]', md: '[6.5rem 10rem 1fr]' },
	columnGap: '3',
	alignItems: 'baseline',
	px: '4',
	py: '2',
	fontSize: 'sm',
	_hover: { bg: 'primary.soft' },
})
const where = css({ color: 'ink.muted', mdDown: { gridColumn: '2' } })
const what = css({ mdDown: { gridColumn: '2' }, minW: '0' })
const text = css({ color: 'ink.muted' })
const count = css({ fontSize: 'sm', color: 'ink.muted', pb: '3' })

const tones = {
	machine: 'primary',
	state: 'leaf',
	event: 'gold',
	requirement: 'neutral',
	guard: 'neutral',
} as const

/** The results, each a link to its place on a diagram. */
export const Findings = ({ query, found }: { query: string; found: readonly Entry[] }) => (
	<>
		<p className={count} role="status">
			{found.length === 0 ? 'Nothing found' : `${found.length} found`}
			{found.length > MOST && `, the first ${MOST} are shown`}
		</p>
		{found.length === 0 ? (
			<EmptyState
				title={`Nothing is called “${query}”`}
				text="Search for a state, an event, a guard, a requirement id such as PUR-02, or a word of a description."
			/>
		) : (
			<ul className={list}>
				{found.slice(0, MOST).map((entry) => (
					<li key={`${entry.kind} ${entry.noun} ${entry.label} ${entry.text}`}>
						<Link
							to="/$machine/$view"
							params={{ machine: entry.noun, view: 'diagram' }}
							search={entry.search}
							className={row}
						>
							<span>
								<Badge tone={tones[entry.kind]}>{entry.kind}</Badge>
							</span>
							<span className={where}>{entry.noun}</span>
							<span className={what}>
								<strong>{entry.label}</strong>{' '}
								<span className={text}>
									<Prose text={entry.text} />
								</span>
							</span>
						</Link>
					</li>
				))}
			</ul>
		)}
	</>
)
