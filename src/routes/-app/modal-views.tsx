import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { LoginDialog } from '#features/people/session/login-dialog.tsx'
import { LogoutDialogs } from '#features/people/session/logout-dialogs.tsx'
import { ModalHost } from '#features/web/modal-stack/modal-host.tsx'
import { PictureDialog } from '#features/web/modal-stack/picture-dialog.tsx'
import { WordDialog } from '#features/web/modal-stack/word-dialog.tsx'
import { CERTIFICATE } from '#features/web/page/footer-links.ts'
import { ShareDialog } from '#features/web/share/share-dialog.tsx'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { sharedKindOf } from '#machines/web/share/share.rules.ts'
import { useProcesses } from '#processes/processes.ts'
import { siteQuery } from '#processes/site.query.ts'

const PurchaseModal = lazy(async () => ({
	default: (await import('#flows/purchase/purchase-modal.tsx')).PurchaseModal,
}))
const ReportDialog = lazy(async () => ({
	default: (await import('#features/community/community-post/report/report-dialog.tsx'))
		.ReportDialog,
}))
const CallBackModal = lazy(async () => ({
	default: (await import('#features/school/call-back/call-back-modal.tsx')).CallBackModal,
}))
const TermsDialog = lazy(async () => ({
	default: (await import('#features/people/school/terms-dialog.tsx')).TermsDialog,
}))
const DocumentDialog = lazy(async () => ({
	default: (await import('#features/people/school/document-dialog.tsx')).DocumentDialog,
}))
const SubmissionDialog = lazy(async () => ({
	default: (await import('#features/school/gtm-submission/submission-dialog.tsx')).SubmissionDialog,
}))
const EventInfoDialog = lazy(async () => ({
	default: (await import('#features/people/event/event-info-dialog.tsx')).EventInfoDialog,
}))
const CareerModal = lazy(async () => ({
	default: (await import('#flows/nudge-scheduler/career-modal.tsx')).CareerModal,
}))
const QuestionnaireModal = lazy(async () => ({
	default: (await import('#flows/nudge-scheduler/questionnaire-modal.tsx')).QuestionnaireModal,
}))

/** How each kind of modal looks (MOD-01); the filters draw themselves, where their page is. */
export const ModalViews = ({ signedIn }: { signedIn: boolean }) => {
	const { logout, modals } = useProcesses()
	const showsCertificate = useSelector(modals, ({ context }) =>
		context.stack.some(({ kind }) => kind === 'certificate'),
	)
	const { data: site } = useQuery({ ...siteQuery, enabled: showsCertificate })
	return (
		<ModalHost
			views={{
				login: (_, close) => <LoginDialog onClose={close} />,
				logout: () => <LogoutDialogs logout={logout} />,
				linkSent: (_, close) => <LoginDialog onClose={close} />,
				access: ({ title = '' }, close) => (
					<WordDialog
						title={m.modal_access_title()}
						text={m.modal_access_text({ title })}
						onClose={close}
					/>
				),
				comingSoon: ({ title = '', startsAt = '' }, close) => (
					<WordDialog
						title={m.modal_soon_title()}
						text={
							startsAt
								? m.modal_soon_text({ title, when: dateAndTime(startsAt) })
								: m.school_soon({ title })
						}
						onClose={close}
					/>
				),
				certificate: (_, close) => (
					<PictureDialog
						src={CERTIFICATE}
						isSpecimen={site?.certificate_is_specimen ?? false}
						onClose={close}
					/>
				),
				share: ({ kind, id = '', title = '', url = '' }, close) => (
					<ShareDialog
						kind={sharedKindOf(kind)}
						id={id}
						title={title}
						url={url}
						signedIn={signedIn}
						onClose={close}
					/>
				),
				report: ({ kind, subject = '' }, close) => (
					<Suspense>
						<ReportDialog
							kind={kind === 'comment' ? 'comment' : 'post'}
							subject={subject}
							onClose={close}
						/>
					</Suspense>
				),
				callBack: (_, close) => (
					<Suspense>
						<CallBackModal onClose={close} />
					</Suspense>
				),
				terms: (_, close) => (
					<Suspense>
						<TermsDialog onClose={close} />
					</Suspense>
				),
				eventInfo: ({ event }, close) => (
					<Suspense>
						<EventInfoDialog event={event === 'tpo' ? 'tpo' : 'gtm'} onClose={close} />
					</Suspense>
				),
				registrationClose: (_, close) => (
					<WordDialog title={m.event_closed_title()} text={m.event_closed()} onClose={close} />
				),
				documentUploadInfo: (_, close) => (
					<WordDialog
						title={m.school_upload_info_title()}
						text={m.school_upload_info()}
						onClose={close}
					/>
				),
				documentUpload: (_, close) => (
					<Suspense>
						<DocumentDialog onClose={close} />
					</Suspense>
				),
				submission: (_, close) => (
					<Suspense>
						<SubmissionDialog onClose={close} />
					</Suspense>
				),
				careerInterest: (_, close) => (
					<Suspense>
						<CareerModal onClose={close} />
					</Suspense>
				),
				questionnaire: (_, close) => (
					<Suspense>
						<QuestionnaireModal onClose={close} />
					</Suspense>
				),
				purchase: ({ resourceIds = '', free, orderId }, close) => (
					<Suspense>
						<PurchaseModal
							resourceIds={resourceIds.split(',')}
							free={free === 'yes'}
							{...(orderId && { returningOrderId: orderId })}
							onClose={close}
						/>
					</Suspense>
				),
			}}
		/>
	)
}
