import { statusModel } from '#machines/kit/status-model.ts'
import { authorApplicationStatusMachine } from './author-application-status.machine.ts'

/** How the paths of author-application-status are found. */
export const authorApplicationStatusModel = statusModel(authorApplicationStatusMachine)
