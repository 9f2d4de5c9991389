import { z } from 'zod'
import { askService, ServiceFault } from '#server/platform/services/ask-service.ts'
import type { FoundPlace, PlaceOption } from './places.rules.ts'

/** How long the maps service may take, in ms. */
const TIMEOUT_MS = 3000

const predictions = z.object({
	status: z.enum(['OK', 'ZERO_RESULTS']),
	predictions: z.array(
		z.object({
			place_id: z.string(),
			structured_formatting: z.object({
				main_text: z.string(),
				secondary_text: z.string().default(''),
			}),
		}),
	),
})

const details = z.object({
	status: z.enum(['OK', 'ZERO_RESULTS', 'NOT_FOUND', 'INVALID_REQUEST']),
	result: z
		.object({
			name: z.string().default(''),
			address_components: z.array(
				z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) }),
			),
			geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
		})
		.optional(),
})

const addresses = z.object({
	status: z.enum(['OK', 'ZERO_RESULTS']),
	results: z.array(z.object({ place_id: z.string(), formatted_address: z.string() })),
})

type Maps = { url: string; key: string }

const ask = async ({ url, key }: Maps, path: string, params: Record<string, string>) => {
	const query = new URLSearchParams({ ...params, key })
	const address = `${url}/maps/api/${path}/json?${query}`
	const { status, body } = await askService(address, { timeoutMs: TIMEOUT_MS })
	if (status !== 200) throw new ServiceFault(`The maps service answered ${status}.`)
	return body
}

/**
 * FLD-04: establishments whose name begins with a text, by the Places service (Place Autocomplete).
 * @throws when it is away, slow, or refuses the key
 */
export const searchGoogle = async (maps: Maps, input: string): Promise<PlaceOption[]> => {
	const answer = await ask(maps, 'place/autocomplete', { input, types: 'establishment' })
	return predictions.parse(answer).predictions.map(({ place_id, structured_formatting }) => ({
		place_id,
		name: structured_formatting.main_text,
		detail: structured_formatting.secondary_text,
	}))
}

/**
 * A place by the id that the search gave it (Place Details); null where there is none.
 * @throws when the service is away, slow, or refuses the key
 */
export const readGoogle = async (maps: Maps, placeId: string): Promise<FoundPlace | null> => {
	const fields = 'name,address_components,geometry/location'
	const { result } = details.parse(await ask(maps, 'place/details', { place_id: placeId, fields }))
	if (!result) return null
	const part = (...types: string[]) =>
		types.flatMap((type) => result.address_components.filter((one) => one.types.includes(type)))[0]
	return {
		place_id: placeId,
		address_line_1: result.name,
		// In India level 3 is the district; a place outside a town has no smaller name.
		district: part('administrative_area_level_3', 'administrative_area_level_2')?.long_name ?? '',
		city: part('locality', 'postal_town', 'administrative_area_level_3')?.long_name ?? '',
		state: part('administrative_area_level_1')?.long_name ?? '',
		country: part('country')?.short_name ?? '',
		postcode: part('postal_code')?.long_name ?? '',
		...result.geometry.location,
	}
}

/**
 * LOC-01: the address at a point (Geocoding API, reverse); null where there is none.
 * @throws when the service is away, slow, or refuses the key
 */
export const addressAt = async (
	maps: Maps,
	{ lat, lng }: { lat: number; lng: number },
): Promise<PlaceOption | null> => {
	const { results } = addresses.parse(await ask(maps, 'geocode', { latlng: `${lat},${lng}` }))
	const [found] = results
	if (!found) return null
	const [name = '', ...rest] = found.formatted_address.split(', ')
	return { place_id: found.place_id, name, detail: rest.join(', ') }
}
