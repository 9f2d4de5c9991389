import ELK from 'elkjs/lib/elk.bundled.js'
import type { Definition } from '#atlas/graph/definition.types.ts'
import { arrange } from './arrange.ts'
import { costOf } from './cost-of.ts'
import { type Direction, elkGraph, type Manner } from './elk-graph.ts'
import type { Layout } from './layout.ts'
import { readLayout } from './read-layout.ts'

export type LayOutOptions = {
  /** Names of states that are drawn without what is inside them. */
  collapsed?: readonly string[]
  /** Where the arrows lead; without it, the way that reads better on a wide screen. */
  direction?: Direction
}

const elk = new ELK()
const MANY = 100

const manners: Manner[] = [
  { direction: 'DOWN', walk: 'broad' },
  { direction: 'DOWN', walk: 'deep' },
  { direction: 'RIGHT', walk: 'broad' },
]

/** Places every state, transition and label of a machine, in Node and in a browser alike; the same definition gives the same picture. */
export const layOut = async (
  definition: Definition,
  { collapsed, direction }: LayOutOptions = {},
): Promise<Layout> => {
  const arranged = arrange(definition, collapsed)
  const allowed = manners.filter((one) => !direction || one.direction === direction)
  const tried = arranged.states.length > MANY ? allowed.slice(-1) : allowed
  const questions = new Map(
    tried.map((manner) => {
      const asked = elkGraph(definition, arranged, manner)
      return [JSON.stringify(asked.graph), asked]
    }),
  )
  const layouts: Layout[] = []
  for (const asked of questions.values())
    layouts.push(readLayout(await elk.layout(asked.graph), asked, arranged))
  return layouts.reduce((best, one) => (costOf(one) < costOf(best) ? one : best))
}
