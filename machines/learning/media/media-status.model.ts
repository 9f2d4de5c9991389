import { statusModel } from '#machines/kit/status-model.ts'
import { mediaStatusMachine } from './media-status.machine.ts'

/** How the paths of media-status are found. */
export const mediaStatusModel = statusModel(mediaStatusMachine)
