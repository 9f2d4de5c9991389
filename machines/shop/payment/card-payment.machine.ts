import { assign, setup } from 'xstate'
import { answered, isKind } from '#machines/kit/answered.ts'
import type {
	CardOrderRefusal,
	CardPaymentActors,
	CardPaymentContext,
	CardPaymentEffects,
	CardPaymentInput,
	CardPaymentOutput,
	CardPaymentTag,
	OrderVerdict,
	PaymentOrder,
	PaymentReceipt,
	VerifyVerdict,
	WidgetVerdict,
} from './card-payment.types.ts'

const releasing = {
	type: 'releaseOrder' as const,
	params: ({ context }: { context: CardPaymentContext }) => ({ orderId: context.order!.orderId }),
}
const orderId = ({ context }: { context: CardPaymentContext }) => context.order?.orderId ?? ''

/** One payment in the provider's own widget: script, order, widget, verdict (PAY-01, PAY-03). */
export const cardPaymentMachine = setup({
	types: {
		context: {} as CardPaymentContext,
		input: {} as CardPaymentInput,
		output: {} as CardPaymentOutput,
		tags: {} as CardPaymentTag,
		meta: {} as { requirement: string },
	},
	actors: {} as CardPaymentActors,
	actions: {
		...({} as CardPaymentEffects),
		assignOrder: assign({ order: (_, params: { order: PaymentOrder }) => params.order }),
		assignRefusal: assign({ refusal: (_, params: { kind: CardOrderRefusal }) => params.kind }),
		assignReceipt: assign({
			receipt: (_, params: { receipt: PaymentReceipt }) => params.receipt,
		}),
		assignPayment: assign({ paymentId: (_, params: { paymentId: string }) => params.paymentId }),
	},
	guards: {
		isKind,
	},
}).createMachine({
	id: 'card-payment',
	description: 'A payment in the widget of the card provider; the server has the last word.',
	context: ({ input }) => ({
		request: input,
		order: null,
		receipt: null,
		paymentId: null,
		refusal: null,
	}),
	initial: 'loadingScript',
	output: ({ event }) => event.output as CardPaymentOutput,
	states: {
		loadingScript: {
			description: 'The widget comes first: where its script does not load, no order is made.',
			tags: 'busy',
			meta: { requirement: 'PAY-01' },
			invoke: {
				id: 'loadScript',
				src: 'loadScript',
				onDone: 'creatingOrder',
				onError: 'scriptFailed',
			},
		},
		creatingOrder: {
			description: 'The server recomputes the figures; what it charges is what was agreed to.',
			tags: 'busy',
			meta: { requirement: 'PAY-01' },
			invoke: {
				id: 'createOrder',
				src: 'createOrder',
				input: ({ context }) => context.request,
				onDone: [
					{
						guard: answered<OrderVerdict>('created'),
						target: 'widgetOpen',
						actions: {
							type: 'assignOrder',
							params: ({ event }: { event: { output: OrderVerdict } }) => ({
								order: (event.output as { order: PaymentOrder }).order,
							}),
						},
						meta: { requirement: 'PAY-01 PAY-03' },
					},
					{
						target: 'orderRefused',
						actions: {
							type: 'assignRefusal',
							params: ({ event }: { event: { output: OrderVerdict } }) => ({
								kind: event.output.kind as CardOrderRefusal,
							}),
						},
					},
				],
				onError: {
					target: 'orderRefused',
					actions: { type: 'assignRefusal', params: { kind: 'orderFailed' } },
				},
			},
		},
		widgetOpen: {
			description: 'The provider talks to the person.',
			tags: 'busy',
			meta: { requirement: 'PAY-01' },
			invoke: {
				id: 'openWidget',
				src: 'openWidget',
				input: ({ context }) => ({ order: context.order!, request: context.request }),
				onDone: [
					{
						guard: answered<WidgetVerdict>('answered'),
						target: 'verifying',
						actions: {
							type: 'assignReceipt',
							params: ({ event }: { event: { output: WidgetVerdict } }) => ({
								receipt: (event.output as { receipt: PaymentReceipt }).receipt,
							}),
						},
					},
					{ guard: answered<WidgetVerdict>('declined'), target: 'declined' },
					{
						target: 'verifying',
						description: 'Closed: a payment may have gone through with its callback lost, so ask.',
					},
				],
				onError: { target: 'verifying', description: 'The widget broke: the server knows more.' },
			},
		},
		verifying: {
			tags: 'busy',
			meta: { requirement: 'PAY-01' },
			invoke: {
				id: 'verifyPayment',
				src: 'verifyPayment',
				input: ({ context }) => ({ orderId: context.order!.orderId, receipt: context.receipt }),
				onDone: [
					{
						guard: answered<VerifyVerdict>('paid'),
						target: 'paid',
						actions: {
							type: 'assignPayment',
							params: ({ event }: { event: { output: VerifyVerdict } }) => ({
								paymentId: (event.output as { paymentId: string }).paymentId,
							}),
						},
					},
					{ guard: answered<VerifyVerdict>('pending'), target: 'pending' },
					{ guard: answered<VerifyVerdict>('declined'), target: 'declined' },
					{
						guard: answered<VerifyVerdict>('refunded'),
						target: 'refunded',
						description: 'Paid twice, or too late: the server gives it back.',
						meta: { requirement: 'INV-04' },
					},
					{ target: 'dismissed' },
				],
				onError: {
					target: 'pending',
					description: 'Nobody knows yet: pending, never failed.',
				},
			},
		},
		paid: {
			type: 'final',
			meta: { requirement: 'PAY-01' },
			output: ({ context }) => ({
				kind: 'paid' as const,
				orderId: orderId({ context }),
				paymentId: context.paymentId!,
			}),
		},
		pending: {
			type: 'final',
			meta: { requirement: 'PAY-01' },
			output: ({ context }) => ({ kind: 'pending' as const, orderId: orderId({ context }) }),
		},
		declined: {
			type: 'final',
			meta: { requirement: 'PAY-01' },
			entry: releasing,
			output: { kind: 'declined' as const },
		},
		refunded: {
			type: 'final',
			meta: { requirement: 'INV-04' },
			output: { kind: 'refunded' as const },
		},
		dismissed: {
			type: 'final',
			meta: { requirement: 'PAY-01' },
			entry: releasing,
			output: { kind: 'dismissed' as const },
		},
		scriptFailed: {
			description: 'Shown as `Failed!` / `Razorpay failed to load`.',
			type: 'final',
			meta: { requirement: 'PAY-01' },
			output: { kind: 'scriptFailed' as const },
		},
		orderRefused: {
			type: 'final',
			meta: { requirement: 'PAY-01' },
			output: ({ context }) => ({ kind: context.refusal! }),
		},
	},
})
