import { statusModel } from '#machines/kit/status-model.ts'
import { accountErasureStatusMachine } from './account-erasure-status.machine.ts'

/** How the paths of account-erasure-status are found. */
export const accountErasureStatusModel = statusModel(accountErasureStatusMachine)
