import { statusModel } from '#machines/kit/status-model.ts'
import { refundRequestStatusMachine } from './refund-request-status.machine.ts'

/** How the paths of refund-request-status are found. */
export const refundRequestStatusModel = statusModel(refundRequestStatusMachine)
