import { definitionOf } from '#atlas/graph/definition.ts'
import { explore } from '#atlas/graph/explore.ts'
import type { MachineModel } from '#atlas/graph/model.ts'
import { suiteOf } from '#atlas/graph/suite.ts'
import { type Changes, definitionChanges, isUnchanged, pathChanges } from './changes-of.ts'

/** What became of a machine, its states, its transitions and the paths of its suite of transitions. */
export type MachineDiff = {
  noun: string
  status: 'added' | 'removed' | 'changed' | 'kept'
  states: Changes
  transitions: Changes
  paths: Changes
}

const nothing = { id: '', description: null, states: [], transitions: [] }

const partsOf = (noun: string, model: MachineModel | undefined) => ({
  definition: model ? definitionOf(model.machine) : nothing,
  paths: model
    ? suiteOf(noun, { graph: explore(model).graph }, { suite: 'transitions' }).paths
    : [],
})

/** Compares the machines of two revisions, by noun. */
export const compareRevisions = (
  before: ReadonlyMap<string, MachineModel>,
  after: ReadonlyMap<string, MachineModel>,
): MachineDiff[] =>
  [...new Set([...after.keys(), ...before.keys()])].sort().map((noun) => {
    const old = partsOf(noun, before.get(noun))
    const now = partsOf(noun, after.get(noun))
    const { states, transitions } = definitionChanges(old.definition, now.definition)
    const paths = pathChanges(old.paths, now.paths)
    const isSame = [states, transitions, paths].every(isUnchanged)
    const status = !before.has(noun)
      ? 'added'
      : !after.has(noun)
        ? 'removed'
        : isSame
          ? 'kept'
          : 'changed'
    return { noun, status, states, transitions, paths }
  })
