import { join } from 'node:path'
import type { Graph } from '#atlas/graph/graph.ts'
import { suiteOf } from '#atlas/graph/suite.ts'
import { historyKind } from '#atlas/load/git.ts'
import { nounsIn } from '#atlas/load/product.ts'
import { lastRuns } from '#atlas/runs/last-runs.ts'
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
export const collectFacts = async (repo: string): Promise<Facts> => {
  const history = historyKind(repo)
  const tests = testsIn(repo)
  const runs = lastRuns(repo)
  const machines: Facts['machines'] = []
  for (const noun of nounsIn(join(repo, 'machines'))) {
    const { fact, graph } = await machineFactOf(repo, noun, history === 'full', runs)
    machines.push(fact)
    tests.push(...generatedFrom(noun, graph))
  }
  return { history, requirements: requirementsIn(repo, tests), machines }
}
