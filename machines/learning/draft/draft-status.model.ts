import { statusModel } from '#machines/kit/status-model.ts'
import { draftStatusMachine } from './draft-status.machine.ts'

/** How the paths of draft-status are found. */
export const draftStatusModel = statusModel(draftStatusMachine)
