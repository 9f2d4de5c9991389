import { assign, setup } from 'xstate'
import { answered, isKind } from '#machines/kit/answered.ts'
import type {
	PromoCheckActors,
	PromoCheckContext,
	PromoCheckEffects,
	PromoCheckEvent,
	PromoCheckInput,
	PromoCheckTag,
	PromoKind,
	PromoVerdict,
} from './promo-check.types.ts'

const reporting = (kind: PromoKind) => ({
	type: 'reportPromo' as const,
	params: ({ context }: { context: PromoCheckContext }) => ({ code: context.code, kind }),
})

/**
 * Checks a typed or chosen promo code with the server and drops stale answers (PRM-01, PRM-02,
 * PRM-03).
 */
export const promoCheckMachine = setup({
	types: {
		context: {} as PromoCheckContext,
		events: {} as PromoCheckEvent,
		input: {} as PromoCheckInput,
		tags: {} as PromoCheckTag,
		meta: {} as { requirement: string },
	},
	actors: {} as PromoCheckActors,
	actions: {
		...({} as PromoCheckEffects),
		assignCode: assign((_, params: { code: string; isChosen: boolean }) => ({
			code: params.code.trim(),
			isChosen: params.isChosen,
			detail: null,
		})),
		clearCode: assign({ code: '', isChosen: false, detail: null }),
		assignDetail: assign({ detail: (_, params: { detail: string }) => params.detail }),
	},
	guards: {
		isBlank: (_, params: { code: string }) => params.code.trim() === '',
		isApplicable: (_, params: { applicable: boolean }) => params.applicable,
		isKind,
	},
	delays: { debounce: 600 },
}).createMachine({
	id: 'promo-check',
	description:
		'A promo code from the first keystroke or a chosen coupon card to the verdict of the server.',
	context: ({ input }) => ({
		code: input.code?.trim() ?? '',
		isChosen: input.isChosen ?? false,
		detail: null,
	}),
	initial: 'opening',
	on: {
		'promo.changed': [
			{
				guard: { type: 'isBlank', params: ({ event }) => ({ code: event.code }) },
				target: '.empty',
				description: 'An empty field is never looked up.',
				meta: { requirement: 'PRM-01' },
			},
			{
				target: '.waiting',
				actions: {
					type: 'assignCode',
					params: ({ event }) => ({ code: event.code, isChosen: false }),
				},
				meta: { requirement: 'PRM-01' },
			},
		],
		'coupon.chosen': {
			guard: { type: 'isApplicable', params: ({ event }) => ({ applicable: event.applicable }) },
			target: '.checking',
			actions: {
				type: 'assignCode',
				params: ({ event }) => ({ code: event.code, isChosen: true }),
			},
			description: 'No debounce. A card marked Not Applicable does nothing.',
			meta: { requirement: 'PRM-03' },
		},
		'promo.cleared': { target: '.empty', meta: { requirement: 'PRM-03' } },
	},
	states: {
		opening: {
			meta: { requirement: 'PRM-01' },
			always: [
				{
					guard: { type: 'isBlank', params: ({ context }) => ({ code: context.code }) },
					target: 'empty',
				},
				{ target: 'checking' },
			],
		},
		empty: {
			meta: { requirement: 'PRM-01' },
			entry: ['clearCode', { type: 'reportPromo', params: { code: '', kind: 'none' } }],
		},
		waiting: {
			description:
				'The person may still be typing; the purchase cannot be sent with an unsettled code.',
			tags: 'busy',
			meta: { requirement: 'PRM-01' },
			entry: reporting('pending'),
			after: { debounce: { target: 'checking', meta: { requirement: 'PRM-01' } } },
		},
		checking: {
			description:
				'Shown as `Checking...`; one question to the server, which answers with the price of the order.',
			tags: 'busy',
			meta: { requirement: 'PRM-01' },
			entry: reporting('pending'),
			invoke: {
				id: 'checkPromo',
				src: 'checkPromo',
				input: ({ context }) => ({ code: context.code }),
				onDone: [
					{
						guard: answered<PromoVerdict>('valid'),
						target: 'valid',
						meta: { requirement: 'PRM-02' },
					},
					{
						guard: answered<PromoVerdict>('invalid'),
						target: 'invalid',
						meta: { requirement: 'PRM-02' },
					},
					{
						target: 'refused',
						actions: {
							type: 'assignDetail',
							params: ({ event }) => ({
								detail: event.output.kind === 'refused' ? event.output.detail : '',
							}),
						},
						meta: { requirement: 'PRM-02' },
					},
				],
				onError: { target: 'failed', meta: { requirement: 'PRM-01' } },
			},
		},
		valid: {
			description:
				'A chosen card is shown as `Applied`, with a clear button and `Coupon Applied Successfully`.',
			meta: { requirement: 'PRM-02 PRM-03' },
			entry: reporting('valid'),
		},
		invalid: {
			tags: 'failed',
			meta: { requirement: 'PRM-02' },
			entry: reporting('invalid'),
		},
		refused: {
			description: 'The server said why in its own words.',
			tags: 'failed',
			meta: { requirement: 'PRM-02' },
			entry: reporting('refused'),
		},
		failed: {
			description: 'Shown as `Error`: no answer came.',
			tags: 'failed',
			meta: { requirement: 'PRM-01' },
			entry: reporting('failed'),
			on: { 'check.retried': { target: 'checking', meta: { requirement: 'PRM-01' } } },
		},
	},
})
