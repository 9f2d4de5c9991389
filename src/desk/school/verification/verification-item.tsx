import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { WaitingItem } from '#desk/waiting/waiting-item.tsx'
import { shortDate } from '#i18n/dates.ts'
import { listName } from '#i18n/list-name.ts'
import { m } from '#i18n/messages'
import type { Verification } from '#openapi/v1.gen.ts'
import { css, cx } from '#styled/css'
import { link, panel } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { row3, small, titleText } from '#ui/look.ts'
import { useVerification } from './use-verification.ts'
import { verificationQuery } from './verification.queries.ts'

const sheet = css({ display: 'flex', flexDirection: 'column', gap: '4' })

const Form = ({ school }: { school: Verification }) => {
	const { id, name, email, city, onboarding_type: type, boards, grades, documents } = school
	const kind = [...(type ? [type] : []), ...boards, ...grades].map(listName).join(' · ')
	const formId = useId()
	const process = useVerification(id, formId)
	const state = useSelector(process, (snapshot) => snapshot)
	const { reason } = state.context
	const heading = <h2 className={titleText}>{name}</h2>
	if (state.status === 'done')
		return (
			<article className={cx(panel({ pad: true }), sheet)}>
				{heading}
				<Notice>
					{state.matches('stale') && m.verification_decided()}
					{state.matches('verified') && m.verification_done_verified({ name })}
					{state.matches('rejected') && m.verification_done_rejected({ name })}
				</Notice>
			</article>
		)
	return (
		<article className={cx(panel({ pad: true }), sheet)} id={formId}>
			{heading}
			<p className={small}>
				{m.verification_facts({ email, city: city ?? m.verification_no_city() })}
			</p>
			{kind && <p className={small}>{kind}</p>}
			<ul className={sheet}>
				{documents.map((document) => (
					<li key={document.id}>
						<a
							className={link()}
							href={`/profile/school-info/document/${document.id}`}
							target="_blank"
							rel="noopener"
							aria-label={m.verification_open({ name: document.name, school: name })}
						>
							{document.name}
						</a>
						<p className={small}>
							{m.school_document_facts({ date: shortDate(document.created_at) })}
						</p>
					</li>
				))}
			</ul>
			<TextArea
				label={m.verification_reason()}
				hint={m.verification_reason_hint()}
				error={state.hasTag('incomplete') && m.verification_reason_missing()}
				value={reason}
				maxLength={1000}
				onChange={({ target: { value } }) =>
					process.send({ type: 'reason.changed', reason: value })
				}
			/>
			{state.hasTag('failed') && <Notice kind="warning">{m.verification_failed()}</Notice>}
			<div className={row3}>
				<Button
					busy={state.hasTag('busy')}
					aria-label={m.verification_verify_of({ name })}
					onClick={() => process.send({ type: 'decision.made', decision: 'verify' })}
				>
					{m.verification_verify()}
				</Button>
				<Button
					tone="outline"
					busy={state.hasTag('busy')}
					aria-label={m.verification_reject_of({ name })}
					onClick={() => process.send({ type: 'decision.made', decision: 'reject' })}
				>
					{m.verification_reject()}
				</Button>
			</div>
		</article>
	)
}

/** A school that awaits verification: its documents, and the two decisions (SCH-04). */
export const VerificationItem = ({ id }: { id: string }) => (
	<WaitingItem query={verificationQuery(id)}>
		{(school) => <Form key={school.id} school={school} />}
	</WaitingItem>
)
