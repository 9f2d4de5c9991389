import type { Config } from '#server/platform/config.ts'
import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import { requesterOf } from '#server/platform/limits/requester.ts'
import type { PaymentDeps } from '#server/platform/payment/gateway.ts'
import { homeFigures } from './figures.service.ts'
import { sendMessage } from './site.service.ts'
import {
	listOwnTexts,
	listTexts,
	readText,
	resetText,
	saveText,
	showText,
} from './text-page.service.ts'

/** ANA-01: the web app whose events Google counts; null where none is configured. */
const analyticsOf = ({ FIREBASE_CONFIG: app }: Config) => {
	if (!app?.measurementId) return null
	const { apiKey, projectId, appId, measurementId } = app
	return { apiKey, projectId, appId, measurementId }
}

/** PRI-02, PAY-01: whom to reach and how, messages to them, and how cards are paid. */
export const siteHandlers = (deps: PaymentDeps): Handlers => ({
	getSite: async () => {
		const { contact, apps, copilotUrl } = deps.config.site
		const { officerEmail, ...rest } = contact
		return {
			figures: await homeFigures(deps),
			own_texts: await listOwnTexts(deps.db),
			...rest,
			officer_email: officerEmail,
			android_app_url: apps.android,
			ios_app_url: apps.ios,
			copilot_url: copilotUrl,
			firebase_analytics: analyticsOf(deps.config),
			certificate_is_specimen: !deps.config.REGISTRATION_CERTIFICATE,
			card_script_url: deps.gateways.razorpay?.scriptUrl ?? null,
		}
	},

	showText: ({ params }) => showText(deps.db, params),
	listTexts: () => listTexts(deps.db),
	readText: ({ params }) => readText(deps.db, params),
	saveText: (call) => saveText(deps, requireAccount(call), call.params, call.body),
	resetText: (call) => resetText(deps, requireAccount(call), call.params, call.query.version),

	sendContactMessage: async ({ body, account, request, keepAnswer }) => {
		const answer = { ok: true }
		const sender = { accountId: account?.id ?? null, requester: requesterOf(request) }
		await sendMessage(deps, { ...body, ...sender }, (tx) => keepAnswer(tx, answer))
		return answer
	},
})
