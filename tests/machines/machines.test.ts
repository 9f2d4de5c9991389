import { describe, expect, it } from 'vitest'
import { explore } from '#atlas/graph/explore.ts'
import { writeGraph } from '#atlas/graph/graph.ts'
import { pathsOf } from '#atlas/graph/suite.ts'
import { expectedGraph } from './expected.ts'
import { models } from './models.ts'
import { expectationOf, runPath } from './run-path.ts'

describe.each(Object.entries(models))('%s', (noun, model) => {
  const expected = expectedGraph(noun)
  for (const path of pathsOf(noun, expected, 'unexpected'))
    it(path.title, () => {
      expect(runPath(model, path)).toEqual(expectationOf(path))
    })

  it(`${noun}: has no step beyond its table`, () => {
    const { graph, cut } = explore(model)
    expect({ cut, table: writeGraph(graph).split('\n') }).toEqual({
      cut: false,
      table: writeGraph(expected).split('\n'),
    })
  })
})
