import { statusModel } from '#machines/kit/status-model.ts'
import { schoolRegistrationStatusMachine } from './school-registration-status.machine.ts'

/** How the paths of school-registration-status are found. */
export const schoolRegistrationStatusModel = statusModel(schoolRegistrationStatusMachine)
