import { afterAll, describe, expect, it } from 'vitest'
import { gapsOf } from '#atlas/graph/coverage.ts'
import { explore } from '#atlas/graph/explore.ts'
import { writeGraph } from '#atlas/graph/graph.ts'
import { suiteOf } from '#atlas/graph/suite.ts'
import { noteRuns } from '#atlas/runs/note-run.ts'
import type { Run } from '#atlas/runs/run.types.ts'
import { isAsked } from '../suite/machines-asked.ts'
import { expectedGraph } from './expected.ts'
import { models } from './models.ts'
import { expectationOf, runPath } from './run-path.ts'

const runs: Run[] = []

/** For `npm run atlas -- paths`, which tells when a path was run last. */
afterAll(() => noteRuns('machine', 'paths', runs))

const asked = Object.entries(models).filter(([noun]) => isAsked(noun))

describe.each(asked)('%s', (noun, model) => {
  const expected = expectedGraph(noun)
  for (const path of suiteOf(noun, { graph: expected }, { suite: 'unexpected' }).paths)
    it(path.title, () => {
      const at = Date.now()
      const run = { noun, path: path.id, at, ms: 0, passed: false }
      runs.push(run)
      const seen = runPath(model, path)
      run.ms = Date.now() - at
      expect(seen).toEqual(expectationOf(path))
      run.passed = true
    })

  it(`${noun}: every transition is taken, and every guard says yes and no`, () => {
    expect(gapsOf(model.machine, explore(model).attempts)).toEqual({ untaken: [], oneSided: [] })
  })

  it(`${noun}: has no step beyond its table`, () => {
    const { graph, faults, unvisited } = explore(model)
    expect({ faults, unvisited, table: writeGraph(graph).split('\n') }).toEqual({
      faults: [],
      unvisited: 0,
      table: writeGraph(expected).split('\n'),
    })
  })
})
