import { statusModel } from '#machines/kit/status-model.ts'
import { reportStatusMachine } from './report-status.machine.ts'

/** How the paths of report-status are found. */
export const reportStatusModel = statusModel(reportStatusMachine)
