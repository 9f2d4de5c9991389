import type { Handlers } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { locate } from './location.service.ts'
import { placesNear, readPlace, searchPlaces } from './places.service.ts'

/** LOC-01, LOC-02: places by name, and where the caller seems to be. */
export const locationHandlers = (deps: Deps): Handlers => ({
	locateCaller: ({ request }) => locate(deps, request.ip),
	searchPlaces: ({ query }) => searchPlaces(deps, query.search),
	listPlacesNear: ({ query }) => placesNear(deps, query),
	readPlace: ({ params }) => readPlace(deps, params.place_id),
})
