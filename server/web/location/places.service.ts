import type { Deps } from '#server/platform/deps.ts'
import { codeOf } from '#server/platform/problems/code-of.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { gazetteer } from './gazetteer.ts'
import { addressAt, readGoogle, searchGoogle } from './google-places.ts'
import {
	type FoundPlace,
	isGazetteerId,
	matchPlaces,
	nearestPlaces,
	optionOf,
	type PlaceOnMap,
	type PlaceOption,
} from './places.rules.ts'

type Around = Pick<Deps, 'config' | 'log'>

/** Places offered for a text. */
const MOST = 8

/** Places on a map. */
const MOST_ON_MAP = 25

const told = new WeakSet<Around['config']>()

/** The maps service; null without a key, which is logged once (LOC-01). */
const mapsOf = ({ config, log }: Around) => {
	if (config.GOOGLE_MAPS_KEY) return { url: config.GOOGLE_MAPS_URL, key: config.GOOGLE_MAPS_KEY }
	if (!told.has(config)) log.error({}, 'GOOGLE_MAPS_KEY is missing: the embedded places answer')
	told.add(config)
	return null
}

/**
 * LOC-01, FLD-04: places for a text: establishments by the maps service; without a key, or where it
 * fails, embedded cities and towns.
 */
export const searchPlaces = async (
	deps: Around,
	text: string,
): Promise<{ data: PlaceOption[] }> => {
	const maps = mapsOf(deps)
	try {
		if (maps) return { data: await searchGoogle(maps, text) }
	} catch (error) {
		deps.log.warn({ code: codeOf(error) }, 'maps service')
	}
	return { data: matchPlaces(await gazetteer(), text, MOST).map(optionOf) }
}

/**
 * NDG-06: one place, for a form to take over.
 * @throws Problem 404 not-found, 502 service-unreachable when the maps service fails
 */
export const readPlace = async (deps: Around, id: string): Promise<FoundPlace> => {
	const maps = isGazetteerId(id) ? null : mapsOf(deps)
	const found = maps
		? await readGoogle(maps, id).catch((error: unknown) => {
				deps.log.warn({ code: codeOf(error) }, 'maps service')
				throw new Problem(502, 'service-unreachable', 'The maps service did not answer.')
			})
		: (await gazetteer()).find(({ place_id }) => place_id === id)
	if (!found) throw new Problem(404, 'not-found')
	const { place_id, address_line_1, district, city, state, country, postcode, lat, lng } = found
	return { place_id, address_line_1, district, city, state, country, postcode, lat, lng }
}

/**
 * LOC-01: places around a point, the nearest first; with a key the address at the point before
 * them.
 */
export const placesNear = async (
	deps: Around,
	point: { lat: number; lng: number },
): Promise<{ data: PlaceOnMap[] }> => {
	const own = nearestPlaces(await gazetteer(), point, MOST_ON_MAP)
	const maps = mapsOf(deps)
	try {
		const address = maps && (await addressAt(maps, point))
		if (address) return { data: [{ ...address, ...point }, ...own.slice(1)] }
	} catch (error) {
		deps.log.warn({ code: codeOf(error) }, 'maps service')
	}
	return { data: own }
}
