import { queryOptions } from '@tanstack/react-query'
import { shownBy } from '#atlas/graph/coverage.ts'
import { explore } from '#atlas/graph/explore.ts'
import type { MachineModel } from '#atlas/graph/model.ts'

const files = import.meta.glob<Record<string, unknown>>('../../../machines/*/*.model.ts')

const isModel = (value: unknown): value is MachineModel =>
  typeof value === 'object' && value !== null && 'machine' in value && 'outcomes' in value

/** The machine itself with its model and its exploration; only the product's own machines can be loaded. */
export const modelQuery = (noun: string) =>
  queryOptions({
    queryKey: ['model', noun],
    queryFn: async () => {
      const load = files[`../../../machines/${noun}/${noun}.model.ts`]
      const model = load && Object.values(await load()).find(isModel)
      if (!model) throw new Error(`There is no machine ${noun}`)
      const { graph, attempts } = explore(model)
      return { model, graph, shown: shownBy(attempts) }
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
