import { statusModel } from '#machines/kit/status-model.ts'
import { registrationStatusMachine } from './registration-status.machine.ts'

/** How the paths of registration-status are found. */
export const registrationStatusModel = statusModel(registrationStatusMachine)
