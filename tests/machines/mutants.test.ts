import { describe, expect, it } from 'vitest'
import type { MachineModel } from '#atlas/graph/model.ts'
import { type Path, pathsOf, type Step } from '#atlas/graph/suite.ts'
import { mutantsOf } from '#atlas/mutants/mutants.ts'
import { equivalent } from './equivalent.ts'
import { expectedGraph } from './expected.ts'
import { models } from './models.ts'
import { type Observation, observe } from './run-path.ts'

const differs = (seen: Observation, step: Step): boolean =>
  seen.to !== step.to || seen.effects.join() !== step.effects.join()

const isFoundBy = (model: MachineModel, paths: Path[]): boolean =>
  paths.some((path) => {
    try {
      return observe(model, path).some((seen, i) => differs(seen, path.steps[i]!))
    } catch {
      return true
    }
  })

describe('every fault put into a machine makes a path fail', () => {
  it.each(Object.entries(models))(
    '%s',
    (noun, model) => {
      const paths = pathsOf(noun, expectedGraph(noun), 'unexpected')
      const mutants = mutantsOf(model.machine)
      const unnoticed = mutants
        .filter(({ machine }) => !isFoundBy({ ...model, machine }, paths))
        .map(({ fault }) => fault)
      process.stdout.write(
        `${noun}: ${mutants.length - unnoticed.length} of ${mutants.length} faults found\n`,
      )
      expect(unnoticed).toEqual(equivalent[noun] ?? [])
    },
    60_000,
  )
})
