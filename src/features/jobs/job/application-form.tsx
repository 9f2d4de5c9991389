import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import type { ApplicationFailure, NoteFault } from '#machines/jobs/job/job-application.types.ts'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { APPLICATION_FORM, type JobApplicationRef } from './use-job-application.ts'

const form = css({ display: 'flex', flexDirection: 'column', gap: '4', maxW: '[36rem]' })
const note = css({ textStyle: 'small', color: 'ink.muted' })

const faultWords: Record<NoteFault, () => string> = {
	required: m.job_note_required,
	short: m.job_note_short,
	long: m.job_note_long,
}
const failureWords: Record<ApplicationFailure, () => string> = {
	videoMissing: m.job_failed_video,
	rejected: m.job_failed_rejected,
	tooMany: m.job_failed_too_many,
	unavailable: m.job_failed_unavailable,
}

/** The applicant's details from the account. */
export type Applicant = { name: string; email: string; phone: string | null; hasVideo: boolean }

type FormProps = { application: JobApplicationRef; applicant: Applicant | null }

const SentWith = ({ applicant: { name, email, phone } }: { applicant: Applicant }) => (
	<p className={note}>
		{phone ? m.job_sent_with({ name, email, phone }) : m.job_sent_with_no_phone({ name, email })}{' '}
		<Link className={link()} to="/profile">
			{m.job_change_details()}
		</Link>
	</p>
)

/** The cover note and what goes with it; what was written stays when it could not be sent. */
export const ApplicationForm = ({ application, applicant }: FormProps) => {
	const { draft, fault, failure } = useSelector(application, ({ context }) => context)
	const busy = useSelector(application, (snapshot) => snapshot.hasTag('busy'))
	return (
		<form
			name={APPLICATION_FORM}
			className={form}
			noValidate
			onSubmit={(event) => {
				event.preventDefault()
				application.send({ type: 'application.submitted' })
			}}
		>
			{failure && <Notice kind="warning">{failureWords[failure]()}</Notice>}
			<TextArea
				label={m.job_note()}
				hint={m.job_note_hint()}
				error={fault && faultWords[fault]()}
				name="cover_note"
				value={draft.coverNote}
				onChange={({ target }) =>
					application.send({ type: 'note.changed', coverNote: target.value })
				}
				required
				readOnly={busy}
			/>
			{(applicant?.hasVideo || draft.withVideo) && (
				<Checkbox
					checked={draft.withVideo}
					disabled={busy}
					onChange={() => application.send({ type: 'video.toggled' })}
				>
					{m.job_with_video()}
				</Checkbox>
			)}
			{applicant && !applicant.hasVideo && (
				<Link className={link()} to="/profile/video-resume">
					{m.job_add_video()}
				</Link>
			)}
			{applicant ? (
				<SentWith applicant={applicant} />
			) : (
				<p className={note}>{m.job_sign_in_first()}</p>
			)}
			<Button type="submit" busy={busy}>
				{busy ? m.job_applying() : m.job_apply()}
			</Button>
		</form>
	)
}
