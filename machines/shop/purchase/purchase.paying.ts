import { answered } from '#machines/kit/answered.ts'
import {
	assignFailure,
	assignGivenFailure,
	assignOrder,
	assignPayment,
	assignPhone,
	backWith,
	backWithRefusal,
	quoteInput,
	requestOf,
	storeDraft,
} from './purchase.params.ts'
import { purchaseSetup } from './purchase.setup.ts'
import type { CardVerdict, ProviderVerdict, RedirectVerdict } from './purchase.types.ts'

/** Which provider takes the payment (PUR-06). */
export const choosingProvider = purchaseSetup.createStateConfig({
	tags: 'busy',
	meta: { requirement: 'PUR-06' },
	invoke: {
		id: 'chooseProvider',
		src: 'chooseProvider',
		input: ({ context }) => ({
			...quoteInput({ context }),
			phone: context.phone,
			country: context.draft.country,
			fromAbroad: context.fromAbroad,
		}),
		onDone: [
			{
				guard: answered<ProviderVerdict>('card'),
				target: 'payingByCard',
				actions: assignPhone,
			},
			{ guard: answered<ProviderVerdict>('providerMissing'), ...backWith('providerMissing') },
			{
				guard: answered<ProviderVerdict>('doubtful'),
				target: 'editing',
				actions: 'doubtPhone',
				description:
					'India is chosen and the number is not valid there: corrected, or paid from abroad.',
				meta: { requirement: 'PUR-06' },
			},
			{
				target: 'payingByRedirect',
				actions: assignPhone,
			},
		],
		onError: backWith('unavailable'),
	},
})

/** The provider in India, in its own widget (PAY-01). */
export const payingByCard = purchaseSetup.createStateConfig({
	description: 'A second click pays nothing twice.',
	tags: 'busy',
	meta: { requirement: 'PAY-01' },
	invoke: {
		id: 'payByCard',
		src: 'payByCard',
		input: requestOf,
		onDone: [
			{
				guard: answered<CardVerdict>('paid'),
				target: 'paid',
				actions: [assignOrder, assignPayment],
			},
			{ guard: answered<CardVerdict>('pending'), target: 'pending', actions: assignOrder },
			{ guard: answered<CardVerdict>('dismissed'), target: 'editing' },
			{
				guard: answered<CardVerdict>('declined', 'scriptFailed', 'orderFailed'),
				target: 'paymentFailed',
				actions: assignGivenFailure,
			},
			...backWithRefusal,
		],
		onError: { target: 'paymentFailed', actions: assignFailure('orderFailed') },
	},
})

/** The provider for buyers abroad, on its own page (PAY-02). */
export const payingByRedirect = purchaseSetup.createStateConfig({
	tags: 'busy',
	meta: { requirement: 'PAY-02' },
	entry: storeDraft,
	invoke: {
		id: 'payByRedirect',
		src: 'payByRedirect',
		input: requestOf,
		onDone: [
			{ guard: answered<RedirectVerdict>('leaving'), target: 'leaving', actions: assignOrder },
			{
				guard: answered<RedirectVerdict>('refused'),
				target: 'paymentFailed',
				actions: assignFailure('orderFailed'),
			},
			{
				guard: answered<RedirectVerdict>('failed'),
				target: 'paymentFailed',
				actions: assignFailure('redirectFailed'),
			},
			...backWithRefusal,
		],
		onError: { target: 'paymentFailed', actions: assignFailure('redirectFailed') },
	},
})

/** The provider has the page (PAY-02). */
export const leaving = purchaseSetup.createStateConfig({
	description: 'The provider has the page; the back button may bring it here again.',
	tags: 'busy',
	meta: { requirement: 'PAY-02' },
	entry: {
		type: 'storePendingPayment',
		params: ({ context: { accountId, orderId, resourceIds } }) => ({
			accountId,
			orderId: orderId!,
			resourceIds,
		}),
	},
	on: { 'page.restored': 'pending' },
})
