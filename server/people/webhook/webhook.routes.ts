import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { testWebhook } from './send-webhooks.service.ts'
import * as service from './webhook.service.ts'

/** DSK-20: events that are sent to other systems, and the log of them. */
export const webhookHandlers = (deps: Deps): Handlers => ({
	listWebhooks: () => service.listWebhooks(deps.db),
	createWebhook: (call) => service.createWebhook(deps, requireAccount(call), call.body),
	changeWebhook: async (call) => {
		await service.changeWebhook(deps, requireAccount(call), call.params.id, call.body)
		return undefined
	},
	removeWebhook: async (call) => {
		await service.removeWebhook(deps, requireAccount(call), call.params.id)
		return undefined
	},
	renewWebhookSecret: (call) => service.renewSecret(deps, requireAccount(call), call.params.id),
	testWebhook: (call) => testWebhook(deps, requireAccount(call), call.params.id),
	listWebhookDeliveries: (call) => service.listDeliveries(deps.db, call.query),
	resendDelivery: (call) => service.resendDelivery(deps, requireAccount(call), call.params.id),
})
