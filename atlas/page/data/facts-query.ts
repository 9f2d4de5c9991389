import { base } from 'virtual:atlas-project'
import { queryOptions } from '@tanstack/react-query'
import type { Facts, History } from '#atlas/facts/facts.types.ts'

const read = async <Answer>(name: string, signal: AbortSignal): Promise<Answer> => {
	const answer = await fetch(`${base}facts/${name}.json`, { signal })
	if (!answer.ok) throw new Error(`${name}.json was answered with ${answer.status}`)
	return answer.json()
}

/** Facts from the page's build: machines, requirements, tests. */
export const factsQuery = queryOptions({
	queryKey: ['facts'],
	queryFn: ({ signal }) => read<Facts>('machines', signal),
	staleTime: Number.POSITIVE_INFINITY,
})

/** The revisions of a machine, each with its graph. */
export const historyQuery = (noun: string) =>
	queryOptions({
		queryKey: ['history', noun],
		queryFn: ({ signal }) => read<History>(`history/${noun}`, signal),
		staleTime: Number.POSITIVE_INFINITY,
	})
