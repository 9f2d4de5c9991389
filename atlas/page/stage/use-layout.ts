import { useQuery } from '@tanstack/react-query'
import type { Layout } from '#atlas/diagram/layout.ts'
import type { Definition } from '#atlas/graph/definition.types.ts'

type Asked = {
  definition: Definition
  /** Tells this definition from others: the noun, or the noun and a revision. */
  name: string
  closed?: readonly string[]
  /** The picture with every state open, where it is known already. */
  ready?: Layout | undefined
}

/** The picture of a definition; the code that lays pictures out loads when one is needed that was not made at build time. */
export const useLayout = ({ definition, name, closed = [], ready }: Asked) =>
  useQuery({
    queryKey: ['layout', name, ...closed],
    queryFn: async () => {
      const { layOut } = await import('#atlas/diagram/lay-out.ts')
      return layOut(definition, { collapsed: closed })
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Until it is laid out anew the picture before stays, if it is one of the same definition.
    placeholderData: (before, query) => (query?.queryKey[1] === name ? before : undefined) ?? ready,
    ...(closed.length === 0 && ready ? { initialData: ready } : {}),
  })
