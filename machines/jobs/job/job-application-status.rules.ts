import type { StatusOf } from '#machines/kit/status.ts'
import type { jobApplicationStatusMachine } from './job-application-status.machine.ts'

export type ApplicationStatus = StatusOf<typeof jobApplicationStatusMachine>

/**
 * Statuses of an application, in the order in which people see them. Written out, since routes read
 * it before they load a machine.
 */
export const applicationStatuses = [
	'applied',
	'shortlisted',
	'rejected',
	'withdrawn',
] as const satisfies readonly ApplicationStatus[]
