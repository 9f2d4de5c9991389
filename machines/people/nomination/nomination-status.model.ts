import { statusModel } from '#machines/kit/status-model.ts'
import { nominationStatusMachine } from './nomination-status.machine.ts'

/** How the paths of nomination-status are found. */
export const nominationStatusModel = statusModel(nominationStatusMachine)
