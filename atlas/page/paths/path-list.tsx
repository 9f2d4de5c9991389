import { useState } from 'react'
import type { MachineFact } from '#atlas/facts/facts.types.ts'
import { stateOf } from '#atlas/graph/graph.ts'
import type { Path } from '#atlas/graph/paths/suite.ts'
import { Badge } from '#atlas/page/ui/badge.tsx'
import { Button } from '#atlas/page/ui/button.tsx'
import { EmptyState } from '#atlas/page/ui/empty-state.tsx'
import { css } from '#atlas-styled/css'
import { LastRun } from './last-run.tsx'

const PAGE = 60

const list = css({ '& li': { borderTopWidth: '1px', borderColor: 'line' } })
const row = css({
	display: 'block',
	w: 'full',
	py: '3',
	textAlign: 'left',
	fontSize: 'sm',
	cursor: 'pointer',
	_hover: { bg: 'primary.soft' },
})
const head = css({ display: 'flex', gap: '2', flexWrap: 'wrap', alignItems: 'baseline' })
const name = css({ display: 'block', fontWeight: 'medium', overflowWrap: 'anywhere' })
const dim = css({ color: 'ink.muted', fontSize: 'xs', overflowWrap: 'anywhere' })
const count = css({ fontSize: 'sm', color: 'ink.muted', py: '2' })

/** The states that a path passes, in their order, without repetition next to each other. */
const routeOf = ({ steps }: Path): string =>
	steps
		.map(({ to }) => stateOf(to))
		.filter((state, i, all) => state !== all[i - 1])
		.join(' → ')

/** The paths of a suite, shortly. */
export const PathList = ({
	paths,
	total,
	owner,
	runs,
	onOpen,
}: {
	paths: readonly Path[]
	total: number
	owner: string | null
	runs: MachineFact['runs']
	onOpen: (id: string) => void
}) => {
	const [shown, setShown] = useState(PAGE)
	if (paths.length === 0)
		return (
			<EmptyState
				title="No path is like that"
				text={`None of the ${total} paths of this suite has what you look for. Try another suite or other words.`}
			/>
		)
	return (
		<>
			<p className={count} role="status">
				{paths.length === total ? `${total} paths` : `${paths.length} of ${total} paths`}
			</p>
			{owner && <p className={count}>{owner} answers for them.</p>}
			<ol className={list}>
				{paths.slice(0, shown).map((path) => (
					<li key={path.id}>
						<button type="button" className={row} onClick={() => onOpen(path.id)}>
							<span className={name}>{path.name}</span>
							<span className={head}>
								<code>{path.id}</code>
								<span className={dim}>
									{path.steps.length} {path.steps.length === 1 ? 'step' : 'steps'}
								</span>
								{path.requirements.map((id) => (
									<Badge key={id}>{id}</Badge>
								))}
							</span>
							<span className={dim}>{routeOf(path)}</span>
							<LastRun runs={runs[path.id]} />
						</button>
					</li>
				))}
			</ol>
			{paths.length > shown && (
				<Button tone="outline" size="sm" onClick={() => setShown(shown + PAGE)}>
					Show {Math.min(PAGE, paths.length - shown)} more
				</Button>
			)}
		</>
	)
}
