import type { OrderInput } from '#machines/kit/order.types.ts'
import { rupees } from '#machines/kit/rupees.ts'
import { freeEnrolmentMachine } from './free-enrolment.machine.ts'
import type { FreeEnrolmentContext } from './free-enrolment.types.ts'

const request: OrderInput = {
	resourceIds: ['p1'],
	name: 'Asha',
	email: 'asha@school.in',
	phone: '+919812345678',
	promoCode: 'GIFT100',
	coins: 0,
	total: 0,
}

/** How the paths of free-enrolment are found. */
export const freeEnrolmentModel = {
	machine: freeEnrolmentMachine,
	inputs: { agreed: request },
	events: {},
	outcomes: {
		registerFree: {
			enrolled: { output: { kind: 'enrolled', enrolmentId: 'e1' } },
			notFree: { output: { kind: 'notFree' } },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: {},
	effects: [],
	words: { total: rupees },
	project: ({ verdict }: FreeEnrolmentContext) => ({ verdict: verdict?.kind ?? null }),
}
