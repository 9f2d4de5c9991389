import type { Graph } from '#atlas/graph/graph.ts'
import { suiteOf } from '#atlas/graph/suite.ts'
import { historyKind } from '#atlas/load/git.ts'
import type { Project } from '#atlas/load/project.ts'
import { subjectsOfProject } from '#atlas/load/subjects.ts'
import type { Facts, TestFact } from './facts.types.ts'
import { machineFactOf } from './machine-fact.ts'
import { requirementsIn } from './requirements.ts'
import { testsIn } from './tests.ts'

const generatedFrom = (noun: string, graph: Graph): TestFact[] =>
  suiteOf(noun, { graph }, { suite: 'unexpected' }).paths.map(({ title }) => ({
    title,
    file: 'tests/machines/machines.test.ts',
    generated: true,
  }))

/** Everything the page is told when it is built: machines, requirements and the tests that name them. */
export const collectFacts = async (project: Project): Promise<Facts> => {
  const history = historyKind(project.home)
  const tests = testsIn(project)
  const machines: Facts['machines'] = []
  for (const subject of await subjectsOfProject(project)) {
    const { noun } = subject
    const { fact, graph } = await machineFactOf(project.home, subject, history === 'full')
    machines.push(fact)
    tests.push(...generatedFrom(noun, graph))
  }
  return { history, requirements: requirementsIn(project, tests), machines }
}
