import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type SuiteName, suiteOf, suites } from '#atlas/graph/paths/suite.ts'
import { modelQuery } from '../data/model-query.ts'
import type { ViewProps } from '../machine/view-props.ts'
import { Stage } from '../stage/stage.tsx'
import { useLayout } from '../stage/use-layout.ts'
import { Workbench } from '../stage/workbench.tsx'
import { usePlace } from '../use-place.ts'
import { passing } from './passing.ts'
import { PathList } from './path-list.tsx'
import { pathMarks } from './path-marks.ts'
import { pathParts } from './path-parts.ts'
import { PathSteps } from './path-steps.tsx'
import { SuiteForm } from './suite-form.tsx'

const isSuite = (text: string | undefined): text is SuiteName =>
	suites.some((suite) => suite === text)

/** Generated paths: choose a suite, filter it, step through one on the diagram, take it along. */
export const PathsView = ({ machine, facts }: ViewProps) => {
	const { noun, definition, layout: ready } = machine
	const { data: explored } = useSuspenseQuery(modelQuery(noun))
	const told = useMemo(() => ({ definition, model: explored.model }), [definition, explored])
	const [search, go] = usePlace()
	const name: SuiteName = isSuite(search.suite) ? search.suite : 'transitions'
	const seed = Number.parseInt(search.seed ?? '1', 10) || 1
	const steps = Math.min(Number.parseInt(search.steps ?? '50', 10) || 50, 2000)
	const suite = useMemo(
		() => suiteOf(noun, explored, { suite: name, ...(name === 'random' ? { seed, steps } : {}) }),
		[noun, explored, name, seed, steps],
	)
	const only = search.only ?? ''
	const paths = useMemo(() => passing(suite.paths, only), [suite, only])
	const path = suite.paths.find(({ id }) => id === search.path)
	const at = Math.min(
		Math.max(Number.parseInt(search.step ?? '0', 10) || 0, 0),
		path?.steps.length ?? 0,
	)
	const { data: layout } = useLayout({ definition, name: noun, ready })
	const states = useMemo(() => definition.states.map((state) => state.name), [definition])
	return (
		<Workbench
			label="Paths"
			stage={
				<Stage
					definition={definition}
					layout={layout}
					opens="whole"
					{...(path && {
						marks: pathMarks(states, path, at),
						follow: pathParts(states, path, at),
					})}
				/>
			}
		>
			{path ? (
				<PathSteps
					noun={noun}
					path={path}
					at={at}
					told={told}
					runs={machine.runs[path.id]}
					requirements={facts.requirements}
					onStep={(next) => go({ step: String(next) })}
					onClose={() => go({ path: undefined, step: undefined }, { push: true })}
				/>
			) : (
				<>
					<SuiteForm
						noun={noun}
						told={told}
						suite={suite}
						shown={paths}
						search={search}
						onChange={go}
					/>
					<PathList
						paths={paths}
						total={suite.paths.length}
						owner={machine.owner}
						runs={machine.runs}
						onOpen={(id) => go({ path: id, step: '0' }, { push: true })}
					/>
				</>
			)}
		</Workbench>
	)
}
