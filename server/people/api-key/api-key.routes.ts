import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { createApiKey, listApiKeys, removeApiKey } from './api-key.service.ts'

/** DSK-19: keys with which other systems read from the desk. */
export const apiKeyHandlers = (deps: Deps): Handlers => ({
	listApiKeys: () => listApiKeys(deps.db),
	createApiKey: (call) => createApiKey(deps, requireAccount(call), call.body),
	removeApiKey: async (call) => {
		await removeApiKey(deps, requireAccount(call), call.params.id)
		return undefined
	},
})
