import { locate } from '#server/location/location.service.ts'
import type { Handlers } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'

/** LOC-02: where the caller seems to be. */
export const locationHandlers = (deps: Deps): Handlers => ({
  locateCaller: ({ request }) => locate(deps, request.ip),
})
