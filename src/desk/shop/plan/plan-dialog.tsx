import { RecordDialog } from '#desk/record/record-dialog.tsx'
import type { RecordForm } from '#desk/record/use-record-editor.ts'
import { m } from '#i18n/messages'
import type { DeskPlan } from './plan.queries.ts'
import { changeTerms, makePlan } from './plan-calls.ts'
import { draftOf, faultsOf, freshTerms, slugOf, termsOf } from './plan-draft.ts'
import { PlanFields } from './plan-fields.tsx'

const refusals = {
	'plan-changed': { kind: 'changed' },
	'plan-invalid': { kind: 'invalid' },
} as const

const formOf = (plan: DeskPlan | null): RecordForm => ({
	draft: plan ? draftOf(plan.slug, plan.terms) : draftOf('', freshTerms),
	store: (draft, signal) =>
		plan
			? changeTerms(plan.id, { before: plan.terms, terms: termsOf(draft) }, signal)
			: makePlan(slugOf(draft), termsOf(draft), signal),
	refusals,
})

type DialogProps = {
	/** Null for a new plan. */
	plan: DeskPlan | null
	onStored: () => void
	onClose: () => void
}

/** The form of a new plan, or of one that is changed (WAL-02). */
export const PlanDialog = ({ plan, onStored, onClose }: DialogProps) => (
	<RecordDialog
		form={formOf(plan)}
		title={plan ? m.desk_plan_change_title({ name: plan.terms.name }) : m.desk_plan_new()}
		ok={m.desk_plan_store()}
		faultsOf={faultsOf}
		fields={(props) => <PlanFields {...props} isKnown={plan !== null} />}
		onStored={onStored}
		onClose={onClose}
	/>
)
