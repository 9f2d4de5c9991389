import { statusModel } from '#machines/kit/status-model.ts'
import { orderStatusMachine } from './order-status.machine.ts'

/** How the paths of order-status are found. */
export const orderStatusModel = statusModel(orderStatusMachine)
