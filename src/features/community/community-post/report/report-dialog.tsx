import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import type { Draft } from '#machines/web/form-submission/form-submission.types.ts'
import { useFormSubmission } from '#processes/form-submission/use-form-submission.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { Dialog, type DialogReason } from '#ui/dialog/dialog.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { sendReport } from '../community.calls.ts'
import type { Report } from '../community.types.ts'
import { reasonWords } from './reason-words.ts'

const FORM = 'community-report'
const form = css({ display: 'flex', flexDirection: 'column', gap: '4' })
type ReportProps = {
	kind: 'post' | 'comment'
	subject: string
	onClose: (reason: DialogReason) => void
}

/** Says what is wrong with a post or a comment; what was typed stays when it could not be sent. */
export const ReportDialog = ({ kind, subject, onClose }: ReportProps) => {
	const submit = ({ reason, words }: Draft, signal: AbortSignal) =>
		sendReport({ kind, subject, reason: reason as Report['reason'], words: words ?? '' }, signal)
	const ref = useFormSubmission({
		name: `${FORM}.${subject}`,
		fresh: false,
		submit,
		checks: { reason: 'required', words: 'optional' },
		given: { reason: 'spam', words: '' },
		keepsReceipt: false,
	})
	const { draft, failure } = useSelector(ref, ({ context }) => context)
	const busy = useSelector(ref, (snapshot) => snapshot.hasTag('busy'))
	const sent = useSelector(ref, (snapshot) => snapshot.matches('submitted'))
	const bind = (field: string) => ({
		name: field,
		value: draft[field] ?? '',
		onChange: (event: { target: { value: string } }) =>
			ref.send({ type: 'field.changed', field, value: event.target.value }),
	})
	const foot = sent ? (
		<Button onClick={() => onClose('button')}>{m.app_ok()}</Button>
	) : (
		<Button type="submit" form={FORM} busy={busy}>
			{m.community_report_send()}
		</Button>
	)
	return (
		<Dialog title={m.community_report_title()} onClose={onClose} foot={foot}>
			{sent ? (
				<Notice>{m.community_report_sent()}</Notice>
			) : (
				<form
					id={FORM}
					className={form}
					onSubmit={(event) => {
						event.preventDefault()
						ref.send({ type: 'form.submitted' })
					}}
				>
					<p>{m.community_report_text()}</p>
					{failure && <Notice kind="warning">{m.community_report_failed()}</Notice>}
					<SelectField
						label={m.community_report_reason()}
						{...bind('reason')}
						disabled={busy}
						options={Object.entries(reasonWords).map(([value, word]) => ({ value, label: word() }))}
					/>
					<TextArea
						label={m.community_report_words()}
						{...bind('words')}
						maxLength={1000}
						readOnly={busy}
					/>
				</form>
			)}
		</Dialog>
	)
}
