import { type CouponTerms, givesAll } from '#domain/shop/coupon.rules.ts'
import { couponEditorMachine } from './coupon-editor.machine.ts'
import { couponEditorProperties } from './coupon-editor.properties.ts'
import { faultsOfDraft, termsOfDraft } from './coupon-editor.rules.ts'
import type { CouponEditorContext, CouponEditorEvent } from './coupon-editor.types.ts'

const before: CouponTerms = {
	title: 'A tenth off',
	kind: 'percent',
	percent: 10,
	amount: null,
	max_amount: null,
	minimum_order: null,
	course_type: null,
	listed: true,
	starts_at: null,
	ends_at: null,
	max_uses: null,
	per_person: null,
	audience: 'everyone',
}

/** How the paths of coupon-editor are found. */
export const couponEditorModel = {
	machine: couponEditorMachine,
	inputs: {
		fresh: { code: null, before },
		known: { code: 'DIWALI', before },
	},
	events: {
		'field.changed code': { type: 'field.changed', change: { code: 'DIWALI' } },
		'field.changed percent': { type: 'field.changed', change: { percent: '100' } },
		'form.submitted': { type: 'form.submitted' },
		'gift.confirmed': { type: 'gift.confirmed' },
		'gift.declined': { type: 'gift.declined' },
		'factor.verified': { type: 'factor.verified' },
		'factor.declined': { type: 'factor.declined' },
	} satisfies Record<string, CouponEditorEvent>,
	outcomes: {
		storeCoupon: {
			stored: { output: { kind: 'stored' } },
			codeTaken: { output: { kind: 'codeTaken' } },
			couponChanged: { output: { kind: 'couponChanged' } },
			invalid: { output: { kind: 'invalid' } },
			verificationRequired: { output: { kind: 'verificationRequired' } },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: {},
	effects: [],
	properties: couponEditorProperties,
	project: ({ code, draft, faults, failure, confirmed }: CouponEditorContext) => ({
		isKnown: code !== null,
		code: draft.code,
		percent: draft.percent,
		givesAll: givesAll(termsOfDraft(draft)),
		isFaulty: faultsOfDraft(draft, code).length > 0,
		faults,
		failure,
		confirmed,
	}),
}
