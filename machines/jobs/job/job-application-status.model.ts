import { statusModel } from '#machines/kit/status-model.ts'
import { jobApplicationStatusMachine } from './job-application-status.machine.ts'

/** How the paths of job-application-status are found. */
export const jobApplicationStatusModel = statusModel(jobApplicationStatusMachine)
