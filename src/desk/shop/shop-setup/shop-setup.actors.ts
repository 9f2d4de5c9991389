import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import { type Setting, settingsOfSteps } from '#domain/shop/shop-settings.rules.ts'
import { loadScript } from '#features/shop/payment/load-script.ts'
import { openCheckout } from '#features/shop/payment/open-checkout.ts'
import { m } from '#i18n/messages'
import type {
	OpenedTest,
	SetupFacts,
	ShopSetupActors,
} from '#machines/shop/shop-setup/shop-setup.types.ts'
import { type ShopSetup, setupQuery } from './shop-setup.queries.ts'

/** The part of the settings that the process works with. */
export const factsOf = ({ version, settings, done }: ShopSetup): SetupFacts => ({
	version,
	settings,
	done,
})

type Refusal = { kind: 'tooMany' } | { kind: 'verificationRequired' }

const refusalOf = (error: unknown): Refusal => {
	if (error instanceof ApiError) {
		if (error.status === 429) return { kind: 'tooMany' }
		if (error.code === 'second-factor-required') return { kind: 'verificationRequired' }
	}
	throw error
}

/** The answer of the mail server or the provider, of a refusal with this code. */
const reasonOf = (error: unknown, code: string): string | null =>
	error instanceof ApiError && error.code === code ? String(error.problem.reason ?? '') : null

const pay = async (test: OpenedTest, signal: AbortSignal) => {
	if (test.pageUrl) {
		window.open(test.pageUrl, '_blank', 'noopener')
		return { kind: 'elsewhere' as const }
	}
	if (test.scriptUrl) await loadScript(test.scriptUrl)
	const { id, key, pgOrderId, amount, currency } = test
	const order = { orderId: id, key, pgOrderId, amount, currency }
	const request = { name: '', email: '', phone: '' }
	await openCheckout({ order, title: m.desk_setup_test_title(), request }, signal)
	return { kind: 'closed' as const }
}

/** The calls of the set-up (DSK-01); each answer refreshes what pages show. */
export const shopSetupActors = (queryClient: QueryClient) => {
	const keep = (setup: ShopSetup) => {
		queryClient.setQueryData(setupQuery.queryKey, setup)
		return factsOf(setup)
	}
	const readAgain = async () => keep(await queryClient.fetchQuery({ ...setupQuery, staleTime: 0 }))
	return {
		storeSettings: fromPromise(async ({ input: { version, step, draft }, signal }) => {
			const settings = Object.fromEntries(settingsOfSteps[step].map((name) => [name, draft[name]]))
			try {
				const { data } = await api.PUT('/desk/setup', { body: { version, step, settings }, signal })
				return { kind: 'stored' as const, facts: keep(data!) }
			} catch (error) {
				if (error instanceof ApiError && error.code === 'setup-changed')
					return { kind: 'settingsChanged' as const, facts: await readAgain() }
				if (error instanceof ApiError && error.code === 'setup-invalid')
					return { kind: 'invalid' as const, fields: error.problem.fields as Setting[] }
				return refusalOf(error)
			}
		}),
		sendTestMail: fromPromise(async ({ signal }) => {
			try {
				await api.POST('/desk/setup/test-mail', { signal })
				return { kind: 'sent' as const, facts: await readAgain() }
			} catch (error) {
				const reason = reasonOf(error, 'mail-refused')
				return reason === null ? refusalOf(error) : { kind: 'mailRefused' as const, reason }
			}
		}),
		openTestPayment: fromPromise(async ({ input: { provider }, signal }) => {
			try {
				const { data } = await api.POST('/desk/setup/test-payments', { body: { provider }, signal })
				const {
					pg_order_id: pgOrderId,
					script_url: scriptUrl,
					payment_url: pageUrl,
					...rest
				} = data!
				return { kind: 'opened' as const, test: { ...rest, pgOrderId, scriptUrl, pageUrl } }
			} catch (error) {
				if (error instanceof ApiError && error.code === 'provider-not-configured')
					return { kind: 'paymentsRefused' as const, reason: m.desk_setup_legal_first() }
				const reason = reasonOf(error, 'payments-refused')
				return reason === null ? refusalOf(error) : { kind: 'paymentsRefused' as const, reason }
			}
		}),
		payTest: fromPromise(({ input: { test }, signal }) => pay(test, signal)),
		checkTestPayment: fromPromise(async ({ input: { id }, signal }) => {
			try {
				const params = { path: { id } }
				const { data } = await api.POST('/desk/setup/test-payments/{id}/check', { params, signal })
				if (data!.status !== 'returned') return { kind: data!.status }
				return { kind: 'returned' as const, facts: await readAgain() }
			} catch (error) {
				return refusalOf(error)
			}
		}),
	} satisfies ShopSetupActors
}
