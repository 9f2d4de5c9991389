import { locate } from '#server/location/location.service.ts'
import { readPlace, searchPlaces } from '#server/location/places.service.ts'
import type { Handlers } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'

/** LOC-01, LOC-02: places by name, and where the caller seems to be. */
export const locationHandlers = (deps: Deps): Handlers => ({
  locateCaller: ({ request }) => locate(deps, request.ip),
  searchPlaces: ({ query }) => searchPlaces(deps, query.search),
  readPlace: ({ params }) => readPlace(deps, params.place_id),
})
