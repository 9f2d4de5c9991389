import { rupees } from '#machines/kit/rupees.ts'
import { purchaseMachine } from './purchase.machine.ts'
import { purchaseProperties } from './purchase.properties.ts'
import type { PurchaseContext, PurchaseDraft, PurchaseEvent } from './purchase.types.ts'

const prefill: PurchaseDraft = {
	name: 'Asha',
	// Typed with spaces, which are not sent.
	email: ' asha@school.in ',
	phone: ' 9812345678 ',
	country: 'IN',
}
const accountId = 'a1'
const resourceIds = ['p1']
const owner = { accountId, resourceIds }
const offline = { unreachable: { error: new Error('offline') } }
const refusals = {
	refused: { output: { kind: 'promoRefused' } },
	signedOut: { output: { kind: 'signedOut' } },
}

/** How the paths of purchase are found. */
export const purchaseModel = {
	machine: purchaseMachine,
	inputs: {
		prefilled: { ...owner, prefill },
		nameless: { ...owner, prefill: { ...prefill, name: '' } },
		kept: {
			...owner,
			prefill: { ...prefill, name: '' },
			storedDraft: { version: 2, ...owner, draft: prefill },
		},
		returning: { ...owner, prefill, returningOrderId: 'o1' },
		free: { ...owner, prefill, free: true },
		'free-nameless': { ...owner, prefill: { ...prefill, name: '' }, free: true },
	},
	events: {
		'field.changed name': { type: 'field.changed', field: 'name', value: 'Asha' },
		'coins.changed': { type: 'coins.changed', coins: 5 },
		'promo.observed pending': { type: 'promo.observed', code: 'DIWALI', kind: 'pending' },
		'promo.observed invalid': { type: 'promo.observed', code: 'WRONG', kind: 'invalid' },
		'promo.observed valid': { type: 'promo.observed', code: 'DIWALI', kind: 'valid' },
		'purchase.submitted': { type: 'purchase.submitted', total: 117800 },
		'purchase.submitted free': { type: 'purchase.submitted', total: 0 },
		'abroad.confirmed': { type: 'abroad.confirmed' },
		'check.requested': { type: 'check.requested' },
		'purchase.dismissed': { type: 'purchase.dismissed' },
		'alert.acknowledged': { type: 'alert.acknowledged' },
		'page.restored': { type: 'page.restored' },
	} satisfies Record<string, PurchaseEvent>,
	outcomes: {
		quoteOrder: {
			paid: { output: { kind: 'quoted', total: 117800, route: 'paid' } },
			free: { output: { kind: 'quoted', total: 0, route: 'free' } },
			dearer: { output: { kind: 'quoted', total: 129800, route: 'paid' } },
			...refusals,
			...offline,
		},
		chooseProvider: {
			indian: { output: { kind: 'card', phone: '+919812345678' } },
			abroad: { output: { kind: 'redirect', phone: '+254712345678' } },
			missing: { output: { kind: 'providerMissing', phone: '+254712345678' } },
			doubtful: { output: { kind: 'doubtful', phone: '+9112' } },
			...offline,
		},
		enrolFree: {
			enrolled: { output: { kind: 'enrolled', enrolmentId: 'e1' } },
			failed: { output: { kind: 'failed' } },
			...refusals,
			...offline,
		},
		payByCard: {
			paid: { output: { kind: 'paid', orderId: 'o1', paymentId: 'pay_1' } },
			pending: { output: { kind: 'pending', orderId: 'o1' } },
			dismissed: { output: { kind: 'dismissed' } },
			declined: { output: { kind: 'declined' } },
			scriptFailed: { output: { kind: 'scriptFailed' } },
			...refusals,
			...offline,
		},
		payByRedirect: {
			leaving: { output: { kind: 'leaving', orderId: 'o1' } },
			refusedOrder: { output: { kind: 'refused' } },
			failed: { output: { kind: 'failed' } },
			...refusals,
			...offline,
		},
		awaitPayment: {
			paid: { output: { kind: 'paid', paymentId: 'pay_1' } },
			pending: { output: { kind: 'pending' } },
			declined: { output: { kind: 'declined' } },
			unpaid: { output: { kind: 'unpaid' } },
			refunded: { output: { kind: 'refunded' } },
			...offline,
		},
		countCoins: { some: { output: 23 }, none: { output: 0 }, ...offline },
	},
	delays: { shortPause: 3000, mediumPause: 6000, longPause: 60_000 },
	effects: ['storeDraft', 'discardDraft', 'storePendingPayment', 'askLogin'],
	words: {
		total: rupees,
		agreed: rupees,
		change: (amounts: string) => amounts.split(' ').map(Number).map(rupees).join(' to '),
	},
	project: (context: PurchaseContext) => ({
		name: context.draft.name,
		errors: Object.entries(context.errors).flatMap(([field, kind]) => (kind ? [field] : [])),
		kinds: Object.values(context.errors).filter(Boolean),
		promo: context.promo.kind,
		coins: context.coins,
		problem: context.problem,
		change: context.change && `${context.change.from} ${context.change.to}`,
		failure: context.failure,
		abroad: context.fromAbroad,
		onePress: context.onePress,
		agreed: context.agreedTotal,
		earned: context.earned,
		enrolment: context.enrolmentId,
	}),
	leavesThePage: ['leaving'],
	properties: purchaseProperties,
}
