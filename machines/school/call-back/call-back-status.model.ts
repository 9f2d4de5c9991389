import { statusModel } from '#machines/kit/status-model.ts'
import { callBackStatusMachine } from './call-back-status.machine.ts'

/** How the paths of call-back-status are found. */
export const callBackStatusModel = statusModel(callBackStatusMachine)
