import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { m } from '#i18n/messages'
import type { FormSubmission } from '#processes/form-submission/use-form-submission.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { stack4 } from '#ui/look.ts'
import type { Certificate } from './certificate.queries.ts'
import { FORM, useRevocation } from './use-revocation.ts'

const row = css({ pt: '4' })

type AskProps = { form: FormSubmission; holder: string; onClose: () => void }

const Ask = ({ form, holder, onClose }: AskProps) => {
	const { draft, faults, failure } = useSelector(form, ({ context }) => context)
	const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'))
	return (
		<Dialog
			title={m.certificate_revoke_title()}
			onClose={onClose}
			closable={!busy}
			foot={
				<>
					<Button tone="outline" busy={busy} onClick={onClose}>
						{m.certificate_revoke_no()}
					</Button>
					<Button type="submit" form={FORM} busy={busy}>
						{m.certificate_revoke_yes()}
					</Button>
				</>
			}
		>
			<form
				id={FORM}
				className={stack4}
				noValidate
				onSubmit={(event) => {
					event.preventDefault()
					form.send({ type: 'form.submitted' })
				}}
			>
				<p>{m.certificate_revoke_text({ holder })}</p>
				<TextArea
					label={m.certificate_revoke_reason()}
					hint={m.certificate_revoke_hint()}
					name="reason"
					value={draft.reason ?? ''}
					error={faults.reason && m.certificate_revoke_missing()}
					maxLength={500}
					readOnly={busy}
					onChange={({ target: { value } }) =>
						form.send({ type: 'field.changed', field: 'reason', value })
					}
				/>
				{failure && <Notice kind="warning">{m.certificate_revoke_failed()}</Notice>}
			</form>
		</Dialog>
	)
}

const takeFocus = (element: HTMLElement | null) => element?.focus()

/**
 * The way to revoke a certificate, with a reason that everybody can read; for customer success only
 * (CER-01).
 */
export const RevokeCertificate = ({ certificate }: { certificate: Certificate }) => {
	const form = useRevocation(certificate.id)
	const [isOpen, setOpen] = useState(false)
	const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'))
	const done = useSelector(form, (snapshot) => snapshot.matches('submitted'))
	const wasRefused = useSelector(form, ({ context }) => context.failure === 'rejected')
	if (done)
		return (
			<div className={row} tabIndex={-1} ref={takeFocus}>
				<Notice>{m.certificate_revoke_done()}</Notice>
			</div>
		)
	if (certificate.status === 'revoked' && !busy)
		return wasRefused ? (
			<div className={row} tabIndex={-1} ref={takeFocus}>
				<Notice kind="warning">{m.certificate_revoked_before()}</Notice>
			</div>
		) : null
	return (
		<div className={row}>
			<Button tone="outline" onClick={() => setOpen(true)}>
				{m.certificate_revoke()}
			</Button>
			{isOpen && <Ask form={form} holder={certificate.holder} onClose={() => setOpen(false)} />}
		</div>
	)
}
