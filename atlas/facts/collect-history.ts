import { join } from 'node:path'
import { definitionOf } from '#atlas/graph/definition.ts'
import type { Definition } from '#atlas/graph/definition.types.ts'
import { explore } from '#atlas/graph/explore.ts'
import type { Graph } from '#atlas/graph/graph.ts'
import { type Commit, commitsOf, machinesAt } from '#atlas/load/at-revision.ts'
import { historyKind } from '#atlas/load/git.ts'
import { modelIn } from '#atlas/load/product.ts'
import type { History, Revision } from './facts.types.ts'

const REVISIONS = 6

type Read = { definition: Definition; graph: Graph }

const readMachine = async (folder: string, noun: string): Promise<Read> => {
  const model = await modelIn(folder, noun)
  return { definition: definitionOf(model.machine), graph: explore(model).graph }
}

const readRevision = async (repo: string, commit: Commit, noun: string): Promise<Revision> => {
  try {
    return { commit, ...(await readMachine(machinesAt(repo, commit.hash), noun)) }
  } catch (error) {
    return { commit, broken: (error as Error).message.split('\n')[0]! }
  }
}

const isSame = (one: Read, other: Revision | undefined): boolean =>
  other !== undefined &&
  'definition' in other &&
  JSON.stringify([one.definition, one.graph]) === JSON.stringify([other.definition, other.graph])

/** Up to six commits that changed a machine, and the working tree before them where it differs; without a history, only the latter. */
export const collectHistory = async (repo: string, noun: string): Promise<History> => {
  const revisions: Revision[] = []
  if (historyKind(repo) === 'full')
    for (const commit of commitsOf(repo, `machines/${noun}`, REVISIONS))
      revisions.push(await readRevision(repo, commit, noun))
  const now = await readMachine(join(repo, 'machines'), noun)
  if (!isSame(now, revisions[0])) revisions.unshift({ commit: null, ...now })
  return { noun, revisions }
}
