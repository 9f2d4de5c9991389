import { statusModel } from '#machines/kit/status-model.ts'
import { priceChangeStatusMachine } from './price-change-status.machine.ts'

/** How the paths of price-change-status are found. */
export const priceChangeStatusModel = statusModel(priceChangeStatusMachine)
