import type { Account } from '#server/platform/contract/account.ts'
import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { PaymentDeps, ProviderName } from '#server/platform/payment/gateway.ts'
import { enrolFree } from './enrol-free.service.ts'
import { offersOf } from './offers.service.ts'
import { payOrder } from './pay-order.service.ts'
import { quoteOrder } from './quote.service.ts'
import { simulatePrice } from './simulate.service.ts'

type OrderBody = {
	product_id: string[]
	promo_code?: string
	coins?: number
	discount?: number
	expected_total?: number
	name: string
	email: string
	phone: string
}

const inputOf = (account: Account, provider: ProviderName, body: OrderBody) => ({
	accountId: account.id,
	provider,
	resourceIds: body.product_id,
	promoCode: body.promo_code,
	coins: body.coins,
	expectedTotal: body.expected_total,
	expectedDiscount: body.discount,
	buyer: { name: body.name.trim(), email: body.email.trim(), phone: body.phone.trim() },
	lacksPhone: account.phone === null,
	lacksName: account.isNameMadeUp,
})

/**
 * Name of the account on a receipt; a name derived from the e-mail address is left out (PUR-01).
 */
const knownName = ({ isNameMadeUp, email, displayName }: Account): string =>
	isNameMadeUp ? email : displayName

const enrolledAnswer = (enrolled: readonly { id: string; status: string }[]) => ({
	status: true,
	response: { data: [enrolled.map(({ id, status }) => ({ id, status: status as never }))] },
})

/**
 * PUR, PAY, PRM-03: quotes, the codes that may be offered, orders at a provider, and the free
 * route.
 */
export const purchaseHandlers = (deps: PaymentDeps): Handlers => ({
	simulatePrice: (call) => simulatePrice(deps, requireAccount(call), call.body),

	quotePurchase: ({ body, account }) =>
		quoteOrder(deps, {
			accountId: account?.id ?? null,
			resourceIds: body.product_id,
			promoCode: body.promo_code,
			coins: body.coins,
		}),

	listDiscounts: async ({ query, account }) => ({
		data: (await offersOf(deps.db, {
			accountId: account?.id ?? null,
			resourceIds: query.course_id ?? [],
			now: deps.clock(),
		})) as never,
	}),

	createRazorpayOrder: async (call) => {
		const input = inputOf(requireAccount(call), 'razorpay', call.body)
		const { order, pending } = await payOrder(deps, input)
		const { name, email, phone } = input.buyer
		return {
			status: true,
			key: pending.key,
			currency: order.currency,
			amount: order.total,
			pg_order_id: pending.providerOrderId,
			order_id: order.id,
			user: { name, email, contact: phone },
			payment_url: pending.paymentUrl,
		}
	},

	createStripeCheckout: async (call) => {
		const input = inputOf(requireAccount(call), 'stripe', call.body)
		const { order, pending } = await payOrder(deps, input)
		return { status: true, payment_url: pending.paymentUrl!, order_id: order.id }
	},

	purchaseFree: async (call) => {
		const account = requireAccount(call)
		const { body } = call
		const input = {
			accountId: account.id,
			resourceIds: body.webinar_id,
			promoCode: body.discount,
			coins: body.coins,
			expectedTotal: body.expected_total,
			assignmentId: body.subscription_assignment_id,
			buyer: {
				name: body.name?.trim() || knownName(account),
				email: body.email?.trim() || account.email,
				phone: body.mobile?.trim() || account.phone || '',
				organization: body.organization?.trim(),
				bornOn: body.dob,
			},
			lacksPhone: account.phone === null,
			lacksName: account.isNameMadeUp,
		}
		return enrolledAnswer(
			await enrolFree(deps, input, (tx, enrolled) => call.keepAnswer(tx, enrolledAnswer(enrolled))),
		)
	},
})
