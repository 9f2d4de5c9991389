import { setup } from 'xstate'
import type { StatusMeta } from '#machines/kit/status.ts'

/** Decisions of a teacher and of a school about an application. */
export type JobApplicationStatusEvent =
	| { type: 'application.shortlisted' }
	| { type: 'application.rejected' }
	| { type: 'application.withdrawn' }
	| { type: 'application.repeated' }

const school = { requirement: 'SCH-08', roles: ['main_poc', 'additional_main_poc'] }
const teacher = { requirement: 'NAV-07', roles: ['user'] }

const shortlisted = { target: 'shortlisted', meta: school } as const
const rejected = { target: 'rejected', meta: school } as const
const withdrawn = { target: 'withdrawn', meta: teacher } as const

/** The status of a teacher's application for a job (NAV-07, SCH-08). */
export const jobApplicationStatusMachine = setup({
	types: { events: {} as JobApplicationStatusEvent, meta: {} as StatusMeta },
}).createMachine({
	id: 'job-application-status',
	initial: 'applied',
	states: {
		applied: {
			description: 'The school has the application and has not decided.',
			meta: { requirement: 'NAV-07' },
			on: {
				'application.shortlisted': shortlisted,
				'application.rejected': rejected,
				'application.withdrawn': withdrawn,
			},
		},
		shortlisted: {
			description: 'The school is interested. It may still reject the application.',
			meta: { requirement: 'SCH-08' },
			on: { 'application.rejected': rejected, 'application.withdrawn': withdrawn },
		},
		rejected: {
			description: 'The school chose others. It may still change its mind.',
			meta: { requirement: 'SCH-08' },
			on: { 'application.shortlisted': shortlisted },
		},
		withdrawn: {
			description: 'The teacher took the application back and may send another for the same job.',
			meta: { requirement: 'NAV-07' },
			on: { 'application.repeated': { target: 'applied', meta: teacher } },
		},
	},
})
