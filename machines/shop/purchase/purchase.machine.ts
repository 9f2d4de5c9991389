import { answered } from '#machines/kit/answered.ts'
import { editing } from './purchase.editing.ts'
import { coinsEarned, paid } from './purchase.paid.ts'
import {
	assignEnrolment,
	backWith,
	backWithRefusal,
	quoteInput,
	quoteParams,
	requestOf,
} from './purchase.params.ts'
import { choosingProvider, leaving, payingByCard, payingByRedirect } from './purchase.paying.ts'
import { pending } from './purchase.pending.ts'
import { purchaseSetup } from './purchase.setup.ts'
import type { EnrolVerdict, PurchaseInput, PurchaseOutput, QuoteVerdict } from './purchase.types.ts'
import { errorsOf, readDraft } from './purchase-form.rules.ts'

const draftOf = (input: PurchaseInput) => readDraft(input.storedDraft, input) ?? input.prefill

/** One purchase, from the form to my learning (PUR-01 to PUR-07). */
export const purchaseMachine = purchaseSetup.createMachine({
	id: 'purchase',
	description:
		'A purchase of one or several products; the server decides again whatever costs money.',
	context: ({ input }) => ({
		accountId: input.accountId,
		resourceIds: input.resourceIds,
		draft: draftOf(input),
		errors: {},
		promo: { code: '', kind: 'none' },
		coins: 0,
		agreedTotal: 0,
		problem: null,
		change: null,
		phone: '',
		orderId: input.returningOrderId ?? null,
		paymentId: null,
		earned: 0,
		enrolmentId: null,
		failure: null,
		onePress: input.free === true && Object.keys(errorsOf(draftOf(input), 0)).length === 0,
		fromAbroad: false,
	}),
	initial: 'opening',
	output: ({ event }) => event.output as PurchaseOutput,
	states: {
		opening: {
			meta: { requirement: 'PUR-01' },
			always: [
				{ guard: 'isReturning', target: 'pending' },
				{
					guard: 'isOnePress',
					target: 'quoting',
					description: 'Free, and everything that is needed is known: no form.',
					meta: { requirement: 'PUR-04' },
				},
				{ target: 'editing' },
			],
		},
		editing,
		quoting: {
			description: 'The price now, from the server; what it charges must be what was agreed to.',
			tags: 'busy',
			meta: { requirement: 'PUR-02' },
			invoke: {
				id: 'quoteOrder',
				src: 'quoteOrder',
				input: quoteInput,
				onDone: [
					{
						guard: { type: 'isOtherPrice', params: quoteParams },
						target: 'editing',
						actions: { type: 'assignChange', params: quoteParams },
						description: 'The price changed: says from what to what, and asks again.',
						meta: { requirement: 'PUR-02' },
					},
					{
						guard: { type: 'isFree', params: quoteParams },
						target: 'registering',
						meta: { requirement: 'PUR-03' },
					},
					{
						guard: answered<QuoteVerdict>('quoted'),
						target: 'choosingProvider',
						meta: { requirement: 'PUR-03' },
					},
					...backWithRefusal,
				],
				onError: backWith('unavailable'),
			},
		},
		registering: {
			description: 'Shown as `Registering...`.',
			tags: 'busy',
			meta: { requirement: 'PUR-04' },
			invoke: {
				id: 'enrolFree',
				src: 'enrolFree',
				input: requestOf,
				onDone: [
					{
						guard: answered<EnrolVerdict>('enrolled'),
						target: 'enrolled',
						actions: assignEnrolment,
					},
					{ guard: answered<EnrolVerdict>('failed'), target: 'enrolmentFailed' },
					...backWithRefusal,
				],
				onError: 'enrolmentFailed',
			},
		},
		choosingProvider,
		payingByCard,
		payingByRedirect,
		leaving,
		pending,
		paid,
		coinsEarned,
		enrolled: {
			description: '`Successfully Enrolled!` with the button Start Learning.',
			meta: { requirement: 'PUR-04' },
			entry: 'discardDraft',
			on: { 'alert.acknowledged': 'started' },
		},
		enrolmentFailed: {
			description: '`Something went wrong !`',
			tags: ['failed', 'dismissible'],
			meta: { requirement: 'PUR-04' },
			on: {
				'alert.acknowledged': [{ guard: 'isOnePress', target: 'dismissed' }, { target: 'editing' }],
			},
		},
		paymentFailed: {
			description: '`Failed!` / `Payment Failed` with OK; the draft is still there.',
			tags: ['failed', 'dismissible'],
			meta: { requirement: 'PUR-05' },
			on: { 'alert.acknowledged': 'editing' },
		},
		learning: {
			description: 'My learning, with what was bought.',
			type: 'final',
			meta: { requirement: 'CAT-08' },
			output: ({ context }) => ({ kind: 'paid', orderId: context.orderId! }),
		},
		started: {
			type: 'final',
			meta: { requirement: 'CAT-08' },
			output: ({ context }) => ({ kind: 'enrolled', enrolmentId: context.enrolmentId! }),
		},
		dismissed: { type: 'final', meta: { requirement: 'PUR-01' }, output: { kind: 'dismissed' } },
	},
})
