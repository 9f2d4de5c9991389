import type { Handlers } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { suggest } from './suggestion.service.ts'

/** FND-02: suggestions while typing. */
export const suggestionHandlers = (deps: Deps): Handlers => ({
	listSuggestions: ({ query }) => suggest(deps, query.q),
})
