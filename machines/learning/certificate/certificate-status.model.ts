import { statusModel } from '#machines/kit/status-model.ts'
import { certificateStatusMachine } from './certificate-status.machine.ts'

/** How the paths of certificate-status are found. */
export const certificateStatusModel = statusModel(certificateStatusMachine)
