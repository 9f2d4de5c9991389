import { files } from 'virtual:atlas-project'
import { queryOptions } from '@tanstack/react-query'
import { shownBy } from '#atlas/graph/coverage.ts'
import { explore } from '#atlas/graph/explore.ts'
import { subjectsIn } from '#atlas/load/exported.ts'

const load = async (noun: string) => {
  for (const [name, read] of Object.entries(files))
    if (noun === name || noun.startsWith(`${name}-`))
      for (const subject of subjectsIn(name, name, await read()))
        if (subject.noun === noun) return subject.model
  throw new Error(`There is no machine ${noun}`)
}

/** The machine itself with its model and its exploration; only the project's own machines can be loaded. */
export const modelQuery = (noun: string) =>
  queryOptions({
    queryKey: ['model', noun],
    queryFn: async () => {
      const model = await load(noun)
      const { graph, attempts } = explore(model)
      return { model, graph, shown: shownBy(attempts) }
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
