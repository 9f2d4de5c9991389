import { assign, setup } from 'xstate'
import { answered, isKind } from '#machines/kit/answered.ts'
import type { OrderInput } from '#machines/kit/order.types.ts'
import type {
	RedirectPaymentActors,
	RedirectPaymentContext,
	RedirectPaymentEffects,
	RedirectPaymentOutput,
	RedirectRefusal,
	RedirectVerdict,
} from './redirect-payment.types.ts'

type Answer = { event: { output: RedirectVerdict } }

/** A payment on the provider's own page (PAY-02). */
export const redirectPaymentMachine = setup({
	types: {
		context: {} as RedirectPaymentContext,
		input: {} as OrderInput,
		output: {} as RedirectPaymentOutput,
		tags: {} as 'busy',
		meta: {} as { requirement: string },
	},
	actors: {} as RedirectPaymentActors,
	actions: {
		...({} as RedirectPaymentEffects),
		assignOrder: assign({
			order: (_, params: { orderId: string; paymentUrl: string }) => params,
		}),
		assignRefusal: assign({ refusal: (_, params: { kind: RedirectRefusal }) => params.kind }),
	},
	guards: {
		isKind,
	},
}).createMachine({
	id: 'redirect-payment',
	description: 'Creates the order and leaves for the page of the provider.',
	context: ({ input }) => ({ request: input, order: null, refusal: null }),
	initial: 'creatingOrder',
	output: ({ event }) => event.output as RedirectPaymentOutput,
	states: {
		creatingOrder: {
			tags: 'busy',
			meta: { requirement: 'PAY-02' },
			invoke: {
				id: 'createOrder',
				src: 'createOrder',
				input: ({ context }) => context.request,
				onDone: [
					{
						guard: answered<RedirectVerdict>('created'),
						target: 'leaving',
						actions: {
							type: 'assignOrder',
							params: ({ event }: Answer) => {
								const { orderId, paymentUrl } = event.output as Extract<
									RedirectVerdict,
									{ kind: 'created' }
								>
								return { orderId, paymentUrl }
							},
						},
						description: 'A truthy status goes to payment_url.',
					},
					{
						target: 'refused',
						actions: {
							type: 'assignRefusal',
							params: ({ event }: Answer) => ({ kind: event.output.kind as RedirectRefusal }),
						},
					},
				],
				onError: { target: 'failed', description: 'Shown as `Something went wrong`.' },
			},
		},
		leaving: {
			type: 'final',
			meta: { requirement: 'PAY-02' },
			entry: {
				type: 'leaveTo',
				params: ({ context }) => ({ url: context.order!.paymentUrl }),
			},
			output: ({ context }) => ({ kind: 'leaving' as const, orderId: context.order!.orderId }),
		},
		refused: {
			type: 'final',
			meta: { requirement: 'PAY-02' },
			output: ({ context }) => ({ kind: context.refusal! }),
		},
		failed: {
			type: 'final',
			meta: { requirement: 'PAY-02' },
			output: { kind: 'failed' as const },
		},
	},
})
