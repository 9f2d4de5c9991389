import { statusModel } from '#machines/kit/status-model.ts'
import { refundStatusMachine } from './refund-status.machine.ts'

/** How the paths of refund-status are found. */
export const refundStatusModel = statusModel(refundStatusMachine)
