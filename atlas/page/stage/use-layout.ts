import { useQuery } from '@tanstack/react-query'
import type { Layout } from '#atlas/diagram/layout/layout.ts'
import type { Definition } from '#atlas/graph/definition.types.ts'
import { useLabels } from './use-labels.ts'

type Asked = {
	definition: Definition
	/** Tells this definition from others: the noun, or the noun and a revision. */
	name: string
	/** States that are drawn closed, and those of which further transitions are counted. */
	closed?: readonly string[]
	short?: readonly string[]
	/** This very picture in words, where it is known already. */
	ready?: Layout | undefined
}

const none: readonly string[] = []

/**
 * The picture of a definition; the code that lays pictures out loads when one is needed that was
 * not made at build time.
 */
export const useLayout = ({ definition, name, closed = none, short = none, ready }: Asked) => {
	const [labels] = useLabels()
	const known = labels === 'words' ? ready : undefined
	return useQuery({
		queryKey: ['layout', name, labels, closed, short],
		queryFn: async () => {
			const { layOut } = await import('#atlas/diagram/layout/lay-out.ts')
			return layOut(definition, { collapsed: closed, short, labels })
		},
		staleTime: Number.POSITIVE_INFINITY,
		// Shows the previous picture of the same definition until the new layout is ready.
		placeholderData: (before, query) => (query?.queryKey[1] === name ? before : undefined) ?? ready,
		...(known ? { initialData: known } : {}),
	})
}
