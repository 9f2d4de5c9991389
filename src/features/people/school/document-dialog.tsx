import { useSuspenseQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import X from 'lucide-react/icons/x'
import { useId } from 'react'
import { m } from '#i18n/messages'
import type {
	DocumentFault,
	UploadFailure,
} from '#machines/school/school-document/document-upload.types.ts'
import { useProcesses } from '#processes/processes.ts'
import { accountQuery } from '#processes/session/session.queries.ts'
import { css } from '#styled/css'
import { field } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Dialog, type DialogReason } from '#ui/dialog/dialog.tsx'
import { Progress } from '#ui/display/progress.tsx'
import { FieldFrame } from '#ui/form/field-frame.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { stack3 } from '#ui/look.ts'
import { schoolStateOf } from './school-state.ts'
import { useDocumentUpload } from './use-document-upload.ts'

const look = field()
const row = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })

const faults: Record<DocumentFault, (words: { name: string }) => string> = {
	wrongType: m.school_fault_type,
	tooLarge: m.school_fault_large,
	tooMany: m.school_fault_many,
}
const failures: Record<UploadFailure, () => string> = {
	signedOut: m.school_failed_out,
	verified: m.school_failed_verified,
	unavailable: m.school_failed_offline,
}

type DocumentProps = { onClose: (reason: DialogReason) => void }

/**
 * Documents of an unverified school: chosen, sent one after another, under review (SCH-03, SCH-04).
 */
export const DocumentDialog = ({ onClose }: DocumentProps) => {
	const id = useId()
	const { modals } = useProcesses()
	const { data: account } = useSuspenseQuery(accountQuery)
	const { process, choose } = useDocumentUpload(account.school?.organization_documents.length ?? 0)
	const state = useSelector(process, (snapshot) => snapshot)
	const { waiting, sent, refused, failure } = state.context
	const busy = state.hasTag('busy')
	const total = sent + waiting.length
	const progress = m.school_upload_progress({ sent, total })
	if (account.school && schoolStateOf(account.school) === 'verified')
		return (
			<Dialog title={m.school_upload_title()} onClose={onClose}>
				<p>{m.school_upload_verified()}</p>
			</Dialog>
		)
	return (
		<Dialog
			title={m.school_upload_title()}
			closable={!busy}
			onClose={onClose}
			foot={
				<Button
					busy={busy}
					disabled={waiting.length === 0}
					onClick={() => process.send({ type: 'documents.submitted' })}
				>
					{busy
						? m.school_upload_sending()
						: failure
							? m.school_upload_again()
							: m.school_upload_send()}
				</Button>
			}
		>
			<div className={stack3}>
				<p>{m.school_upload_text()}</p>
				<div>
					<Button
						tone="quiet"
						size="sm"
						disabled={busy}
						onClick={() =>
							modals.send({ type: 'modal.opened', modal: { kind: 'documentUploadInfo' } })
						}
					>
						{m.school_upload_info_open()}
					</Button>
				</div>
				{failure && <Notice kind="warning">{failures[failure]()}</Notice>}
				{refused.map(({ name, fault }) => (
					<Notice key={`${name} ${fault}`} kind="warning">
						{faults[fault]({ name })}
					</Notice>
				))}
				{state.matches('underReview') && <Notice>{m.school_upload_done()}</Notice>}
				<FieldFrame id={id} label={m.school_upload_field()}>
					<input
						className={look.control}
						id={id}
						type="file"
						multiple
						accept=".pdf,.jpg,.jpeg,.png"
						disabled={busy}
						onChange={({ target }) => {
							choose([...(target.files ?? [])])
							target.value = ''
						}}
					/>
				</FieldFrame>
				{waiting.length > 0 && (
					<ul aria-label={m.school_upload_waiting()}>
						{waiting.map(({ id: document, name }) => (
							<li key={document} className={row}>
								{name}
								<IconButton
									label={m.school_upload_remove({ name })}
									disabled={busy}
									onClick={() => process.send({ type: 'document.removed', id: document })}
								>
									<X />
								</IconButton>
							</li>
						))}
					</ul>
				)}
				{total > 0 && (
					<>
						<Progress value={Math.round((sent * 100) / total)} label={progress} />
						<p role="status">{progress}</p>
					</>
				)}
			</div>
		</Dialog>
	)
}
