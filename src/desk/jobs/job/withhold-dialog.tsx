import { RecordDialog } from '#desk/record/record-dialog.tsx'
import { m } from '#i18n/messages'
import type { RecordDraft } from '#machines/web/record-editor/record-editor.types.ts'
import { TextArea } from '#ui/form/text-area.tsx'
import { type DeskJob, withhold } from './job.queries.ts'

const reasonOf = ({ reason }: RecordDraft): string => String(reason).trim()

type DialogProps = { job: DeskJob; onStored: () => void; onClose: () => void }

/** Asks for the reason for which a post is withheld (28.3). */
export const WithholdDialog = ({ job, onStored, onClose }: DialogProps) => (
	<RecordDialog
		form={{
			draft: { reason: '' },
			store: (draft, signal) => withhold(job.id, reasonOf(draft), signal),
			refusals: { 'not-found': { kind: 'changed' } },
		}}
		title={m.desk_job_withhold_name({ title: job.title })}
		ok={m.desk_job_withhold()}
		faultsOf={(draft) => (reasonOf(draft) ? [] : ['reason'])}
		fields={({ draft, faults, onChange }) => (
			<TextArea
				label={m.desk_job_reason()}
				hint={m.desk_job_reason_hint()}
				name="reason"
				maxLength={600}
				value={String(draft.reason)}
				error={faults.includes('reason') && m.desk_job_reason_missing()}
				onChange={({ target }) => onChange({ reason: target.value })}
			/>
		)}
		onStored={onStored}
		onClose={onClose}
	/>
)
