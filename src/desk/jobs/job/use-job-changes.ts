import type { OfferedChange } from '#desk/bulk-change/offered-change.ts'
import { useBulkChange } from '#desk/bulk-change/use-bulk-change.ts'
import { m } from '#i18n/messages'
import { type DeskJob, jobsKey, withhold } from './job.queries.ts'

/** The changes of several posts of the list. */
export const jobChanges = (): OfferedChange[] => [
	{
		name: 'withhold',
		label: m.desk_job_withhold(),
		fits: ({ row }) => (row as DeskJob).withheld === null,
	},
	{ name: 'lift', label: m.desk_job_lift(), fits: ({ row }) => (row as DeskJob).withheld !== null },
]

/** Withholds several posts for the rules, or allows them again (28.3). */
export const useJobChanges = () =>
	useBulkChange<DeskJob>(
		({ id }, change, signal) =>
			withhold(id, change === 'lift' ? null : m.desk_job_reason_rules(), signal),
		jobsKey,
	)
