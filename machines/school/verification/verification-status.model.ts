import { statusModel } from '#machines/kit/status-model.ts'
import { verificationStatusMachine } from './verification-status.machine.ts'

/** How the paths of verification-status are found. */
export const verificationStatusModel = statusModel(verificationStatusMachine)
