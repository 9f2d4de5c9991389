import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import type { MachineModel } from '#atlas/graph/model.ts'
import { type Path, pathsOf } from '#atlas/graph/suite.ts'
import { mutantsOf } from '#atlas/mutants/mutants.ts'
import { equivalent } from './equivalent.ts'
import { expectedGraph } from './expected.ts'
import { models } from './models.ts'
import { expectationOf, runPath } from './run-path.ts'

const isFoundBy = (model: MachineModel, paths: Path[]): boolean =>
  paths.some((path) => {
    try {
      return !isDeepStrictEqual(runPath(model, path), expectationOf(path))
    } catch {
      return true
    }
  })

describe('every fault put into a machine makes a path fail', () => {
  it.each(Object.entries(models))('%s', (noun, model) => {
    const paths = pathsOf(noun, expectedGraph(noun), 'unexpected')
    const mutants = mutantsOf(model.machine)
    const unnoticed = mutants
      .filter(({ machine }) => !isFoundBy({ ...model, machine }, paths))
      .map(({ fault }) => fault)
    process.stdout.write(
      `${noun}: ${mutants.length - unnoticed.length} of ${mutants.length} faults found\n`,
    )
    expect(unnoticed).toEqual(equivalent[noun] ?? [])
  })
})
