import { assign, setup } from 'xstate'
import { givesAll } from '#domain/shop/coupon.rules.ts'
import { answered, isKind } from '#machines/kit/answered.ts'
import { answeredFailure, failureActions, unavailable } from '#machines/kit/failure.ts'
import { draftOf, faultsOfDraft, termsOfDraft } from './coupon-editor.rules.ts'
import type {
	CouponDraft,
	CouponEditorActors,
	CouponEditorContext,
	CouponEditorEvent,
	CouponEditorFailure,
	CouponEditorInput,
	CouponEditorTag,
	CouponEditorVerdict,
} from './coupon-editor.types.ts'

const meta = { requirement: 'DSK-10' }

/** A coupon is made or changed (DSK-10). The server judges the terms again. */
export const couponEditorMachine = setup({
	types: {
		context: {} as CouponEditorContext,
		events: {} as CouponEditorEvent,
		input: {} as CouponEditorInput,
		tags: {} as CouponEditorTag,
		meta: {} as { requirement: string },
	},
	actors: {} as CouponEditorActors,
	actions: {
		...failureActions<CouponEditorFailure>(),
		assignField: assign(({ context }, { change }: { change: Partial<CouponDraft> }) => ({
			draft: { ...context.draft, ...change },
			faults: context.faults.filter((field) => !(field in change)),
			confirmed: false,
		})),
		assignFaults: assign({
			faults: ({ context }) => faultsOfDraft(context.draft, context.code),
		}),
		assignConfirmed: assign({ confirmed: true }),
	},
	guards: {
		isKind,
		isFaulty: ({ context }) => faultsOfDraft(context.draft, context.code).length > 0,
		givesAll: ({ context }) =>
			givesAll(termsOfDraft(context.draft)) && !givesAll(context.before) && !context.confirmed,
	},
}).createMachine({
	id: 'coupon-editor',
	description: 'What is typed stays over every refusal.',
	context: ({ input }) => ({
		...input,
		draft: draftOf(input.code ?? '', input.before),
		faults: [],
		failure: null,
		confirmed: false,
	}),
	initial: 'editing',
	states: {
		editing: {
			tags: 'editing',
			meta,
			on: {
				'field.changed': {
					actions: [
						{ type: 'assignField', params: ({ event }) => ({ change: event.change }) },
						'clearFailure',
					],
				},
				'form.submitted': [
					{ guard: 'isFaulty', actions: 'assignFaults' },
					{
						guard: 'givesAll',
						target: 'confirming',
						description: 'A coupon that makes everything free for everybody is asked about.',
						meta,
					},
					{ target: 'submitting', meta },
				],
			},
		},
		confirming: {
			meta,
			on: {
				'gift.confirmed': { target: 'submitting', actions: 'assignConfirmed', meta },
				'gift.declined': 'editing',
			},
		},
		submitting: {
			tags: 'busy',
			meta,
			entry: 'clearFailure',
			invoke: {
				id: 'storeCoupon',
				src: 'storeCoupon',
				input: ({ context: { code, before, draft, confirmed } }) => ({
					code: code ?? draft.code.trim(),
					before: code === null ? null : before,
					terms: termsOfDraft(draft),
					confirmed: confirmed || givesAll(before),
				}),
				onDone: [
					{ guard: answered<CouponEditorVerdict>('stored'), target: 'submitted' },
					{
						guard: answered<CouponEditorVerdict>('verificationRequired'),
						target: 'awaitingFactor',
						description: 'The second factor expired while the form was open.',
					},
					{ target: 'editing', actions: answeredFailure<CouponEditorFailure>() },
				],
				onError: { target: 'editing', actions: unavailable },
			},
		},
		awaitingFactor: {
			meta,
			description: 'The form stays as it is while a code is asked for.',
			on: { 'factor.verified': 'submitting', 'factor.declined': 'editing' },
		},
		submitted: { type: 'final', meta },
	},
})
