import { statusModel } from '#machines/kit/status-model.ts'
import { schoolOrderStatusMachine } from './school-order-status.machine.ts'

const submitted = { type: 'order.submitted', isMain: false, total: 2_500_000 }

/** How the paths of school-order-status are found. */
export const schoolOrderStatusModel = statusModel(schoolOrderStatusMachine, {
	'order.submitted below the limit': { ...submitted, limit: 3_000_000 },
	'order.submitted above the limit': { ...submitted, limit: 1_000_000 },
})
