import { useSuspenseQuery } from '@tanstack/react-query'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import type { School } from '#openapi/v1.gen.ts'
import { useProcesses } from '#processes/processes.ts'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { small } from '#ui/look.ts'
import { schoolDocumentsQuery } from './school.queries.ts'
import { schoolStateOf } from './school-state.ts'

const list = css({ display: 'flex', flexDirection: 'column', gap: '4' })

/** A school's documents, and the upload of more until it is verified (SCH-04). */
export const SchoolDocuments = ({ school }: { school: School }) => {
	const { modals } = useProcesses()
	const { data: documents } = useSuspenseQuery(schoolDocumentsQuery)
	const isVerified = schoolStateOf(school) === 'verified'
	const open = () => modals.send({ type: 'modal.opened', modal: { kind: 'documentUpload' } })
	const names = school.organization_documents.join(', ')
	return (
		<div className={list}>
			{school.verification_reason && (
				<Notice kind="warning">
					{m.school_rejected_why({ reason: school.verification_reason })}
				</Notice>
			)}
			{documents.length > 0 && (
				<ul className={list}>
					{documents.map(({ id, name, created_at }) => (
						<li key={id}>
							<a
								className={link()}
								href={`/profile/school-info/document/${id}`}
								target="_blank"
								rel="noopener"
								aria-label={m.school_document_open({ name })}
							>
								{name}
							</a>
							<p className={small}>{m.school_document_facts({ date: shortDate(created_at) })}</p>
						</li>
					))}
				</ul>
			)}
			{documents.length === 0 && isVerified && names && <p>{m.school_documents_kept({ names })}</p>}
			{documents.length === 0 && !isVerified && (
				<EmptyState title={m.school_documents_none()} text={m.school_documents_hint()} />
			)}
			{!isVerified && (
				<p>
					<Button onClick={open}>{m.school_upload_title()}</Button>
				</p>
			)}
		</div>
	)
}
