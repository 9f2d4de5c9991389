import { purchaseOpeningMachine } from './purchase-opening.machine.ts'
import type {
	Buyer,
	PurchaseOpeningContext,
	PurchaseOpeningEvent,
} from './purchase-opening.types.ts'

const buyer = (id: string): Buyer => ({
	id,
	displayName: 'Asha',
	is_name_made_up: false,
	email: `${id}@school.in`,
	phone: null,
	country: 'IN',
})
const resourceIds = ['p1']

/** How the paths of purchase-opening are found. */
export const purchaseOpeningModel = {
	machine: purchaseOpeningMachine,
	inputs: {
		paid: { resourceIds, wantsCoupon: true },
		free: { resourceIds, wantsCoupon: false },
	},
	events: {
		'account.observed same': { type: 'account.observed', account: buyer('asha') },
		'account.observed other': { type: 'account.observed', account: buyer('ravi') },
		'account.observed none': { type: 'account.observed', account: null },
		'retry.pressed': { type: 'retry.pressed' },
	} satisfies Record<string, PurchaseOpeningEvent>,
	outcomes: {
		readBuyer: {
			asha: { output: buyer('asha') },
			unreachable: { error: new Error('offline') },
		},
		chooseCoupon: {
			best: { output: 'TEACH20' },
			none: { output: null },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: {},
	effects: [],
	project: ({ buyer: known, offered, wantsCoupon }: PurchaseOpeningContext) => ({
		buyer: known?.id ?? null,
		offered,
		wantsCoupon,
	}),
}
