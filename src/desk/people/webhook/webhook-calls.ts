import { api } from '#api/client.ts'
import type { WebhookEvent } from '#domain/people/webhook.rules.ts'

type Wanted = { url: string; events: WebhookEvent[] }

const of = (id: string) => ({ path: { id } })

/** Makes a webhook. Answers its secret, which is shown this once. */
export const makeWebhook = async (body: Wanted, signal: AbortSignal): Promise<string> =>
	(await api.POST('/desk/webhooks', { body, signal })).data!.secret

/** Changes a webhook. */
export const changeWebhook = (
	id: string,
	body: Wanted & { enabled: boolean },
	signal: AbortSignal,
) => api.PUT('/desk/webhooks/{id}', { params: of(id), body, signal })

/** Deletes a webhook with its log. */
export const removeWebhook = (id: string, signal: AbortSignal) =>
	api.DELETE('/desk/webhooks/{id}', { params: of(id), signal })

/** Replaces the secret of a webhook. Answers the new one. */
export const renewSecret = async (id: string, signal: AbortSignal): Promise<string> =>
	(await api.POST('/desk/webhooks/{id}/secret', { params: of(id), signal })).data!.secret

/** Sends a test and waits for the answer. */
export const testWebhook = async (id: string, signal: AbortSignal) =>
	(await api.POST('/desk/webhooks/{id}/tests', { params: of(id), signal })).data!

/** Sends a delivery again. */
export const resendDelivery = (id: string, signal: AbortSignal) =>
	api.POST('/desk/webhook-deliveries/{id}/resend', { params: of(id), signal })
