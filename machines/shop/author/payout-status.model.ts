import { statusModel } from '#machines/kit/status-model.ts'
import { payoutStatusMachine } from './payout-status.machine.ts'

/** How the paths of payout-status are found. */
export const payoutStatusModel = statusModel(payoutStatusMachine)
