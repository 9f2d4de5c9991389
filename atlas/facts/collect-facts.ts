import type { Graph } from '#atlas/graph/graph.ts'
import { suiteOf } from '#atlas/graph/paths/suite.ts'
import { historyKind } from '#atlas/load/git.ts'
import type { Project } from '#atlas/load/project.ts'
import { subjectsOfProject } from '#atlas/load/subjects.ts'
import { lastRuns } from '#atlas/runs/last-runs.ts'
import type { Facts, TestFact } from './facts.types.ts'
import { machineFactOf } from './machine-fact.ts'
import { mapIn } from './map-in.ts'
import { requirementsIn } from './requirements.ts'
import { testsIn } from './tests.ts'

const generatedFrom = (noun: string, graph: Graph): TestFact[] =>
	suiteOf(noun, { graph }, { suite: 'unexpected' }).paths.map(({ title }) => ({
		title,
		file: 'tests/machines/machines.test.ts',
		generated: true,
	}))

/** Collects the facts of the page: machines, requirements and the tests that name them. */
export const collectFacts = async (project: Project): Promise<Facts> => {
	const history = historyKind(project.home)
	const tests = testsIn(project)
	const runs = lastRuns(project.home)
	const machines: Facts['machines'] = []
	for (const subject of await subjectsOfProject(project)) {
		const { noun } = subject
		const { fact, graph } = await machineFactOf(project, subject, history === 'full', runs)
		machines.push(fact)
		tests.push(...generatedFrom(noun, graph))
	}
	return {
		history,
		requirements: requirementsIn(project, tests),
		machines,
		map: await mapIn(project),
	}
}
