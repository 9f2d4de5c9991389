import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { api } from '#api/client.ts'

/** How long typing rests before places are asked for, in ms. */
const PAUSE = 200

/** Fewest letters for which places are searched. */
const FEWEST = 2

const rest = (signal: AbortSignal) =>
	new Promise<void>((resolve, reject) => {
		const timer = setTimeout(resolve, PAUSE)
		signal.addEventListener('abort', () => {
			clearTimeout(timer)
			reject(signal.reason)
		})
	})

/**
 * Places for what was typed (LOC-01); a text that is typed on in the meantime is not asked for.
 * `isWanted` is false once a place was chosen.
 */
export const placesQuery = (text: string, isWanted: boolean) => {
	const search = text.trim()
	return queryOptions({
		queryKey: ['places', search],
		queryFn:
			isWanted && search.length >= FEWEST
				? async ({ signal }) => {
						await rest(signal)
						const params = { query: { search } }
						const { data } = await api.GET('/location/places', { params, signal })
						return data!.data.map(({ place_id, name, detail }) => ({ id: place_id, name, detail }))
					}
				: skipToken,
		staleTime: 3_600_000,
	})
}

/** Places around a point, for a map (LOC-01). */
export const nearQuery = (point: { lat: number; lng: number }) =>
	queryOptions({
		queryKey: ['places', 'near', point],
		queryFn: async ({ signal }) => {
			const { data } = await api.GET('/location/near', { params: { query: point }, signal })
			return data!.data.map(({ place_id: id, ...place }) => ({ id, ...place }))
		},
		placeholderData: keepPreviousData,
		staleTime: 3_600_000,
	})
