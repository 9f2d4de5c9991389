import { files } from 'virtual:atlas-project'
import { queryOptions } from '@tanstack/react-query'
import { exploredOf } from '#atlas/load/explored.ts'
import { subjectsIn } from '#atlas/load/exported.ts'

const load = async (noun: string) => {
	for (const [name, read] of Object.entries(files))
		if (noun === name || noun.startsWith(`${name}-`))
			for (const subject of subjectsIn(name, name, await read()))
				if (subject.noun === noun) return subject
	throw new Error(`There is no machine ${noun}`)
}

/**
 * The machine itself with its model and its exploration; only the project's own machines can be
 * loaded.
 */
export const modelQuery = (noun: string) =>
	queryOptions({
		queryKey: ['model', noun],
		queryFn: async () => {
			const { model, graph, shown } = exploredOf(await load(noun))
			return { model, graph, shown }
		},
		staleTime: Number.POSITIVE_INFINITY,
		structuralSharing: false,
	})
