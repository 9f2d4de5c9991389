import { statusModel } from '#machines/kit/status-model.ts'
import { earningStatusMachine } from './earning-status.machine.ts'

/** How the paths of earning-status are found. */
export const earningStatusModel = statusModel(earningStatusMachine)
