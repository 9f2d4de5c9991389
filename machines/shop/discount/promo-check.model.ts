import { promoCheckMachine } from './promo-check.machine.ts'
import { promoCheckProperties } from './promo-check.properties.ts'
import type { PromoCheckContext, PromoCheckEvent } from './promo-check.types.ts'

/** How the paths of promo-check are found. */
export const promoCheckModel = {
	machine: promoCheckMachine,
	inputs: {
		blank: {},
		restored: { code: ' DIWALI ' },
		offered: { code: 'DIWALI', isChosen: true },
	},
	events: {
		'promo.changed typed': { type: 'promo.changed', code: ' SAVE10 ' },
		'promo.changed blank': { type: 'promo.changed', code: '  ' },
		'coupon.chosen': { type: 'coupon.chosen', code: 'DIWALI', applicable: true },
		'coupon.chosen unfit': { type: 'coupon.chosen', code: 'BUNDLE5', applicable: false },
		'promo.cleared': { type: 'promo.cleared' },
		'check.retried': { type: 'check.retried' },
	} satisfies Record<string, PromoCheckEvent>,
	outcomes: {
		checkPromo: {
			valid: { output: { kind: 'valid' } },
			invalid: { output: { kind: 'invalid' } },
			refused: { output: { kind: 'refused', detail: 'This code has been used up.' } },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: { debounce: 600 },
	effects: ['reportPromo'],
	project: (context: PromoCheckContext) => context,
	properties: promoCheckProperties,
}
