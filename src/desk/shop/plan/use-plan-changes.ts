import type { OfferedChange } from '#desk/bulk-change/offered-change.ts'
import { useBulkChange } from '#desk/bulk-change/use-bulk-change.ts'
import { m } from '#i18n/messages'
import { type DeskPlan, plansQuery } from './plan.queries.ts'
import { changeTerms } from './plan-calls.ts'

/** The changes of several plans of the list. */
export const planChanges = (): OfferedChange[] => [
	{
		name: 'show',
		label: m.desk_plan_show(),
		fits: ({ row }) => !(row as DeskPlan).terms.offered,
	},
	{ name: 'hide', label: m.desk_plan_hide(), fits: ({ row }) => (row as DeskPlan).terms.offered },
]

/** Shows several plans on the page of plans, or hides them from it (28.3). */
export const usePlanChanges = () =>
	useBulkChange<DeskPlan>(({ id, terms: before }, change, signal) => {
		const terms = { ...before, offered: change === 'show' }
		return changeTerms(id, { before, terms }, signal)
	}, plansQuery.queryKey)
