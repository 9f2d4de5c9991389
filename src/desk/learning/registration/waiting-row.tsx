import { useSelector } from '@xstate/react'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { cx } from '#styled/css'
import { link, panel } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { rowLook as look } from '#ui/list/row-look.ts'
import { row3 } from '#ui/look.ts'
import { useRegistrationDecision } from './use-registration-decision.ts'
import type { WaitingRegistration } from './waiting.queries.ts'

const REASON_LENGTH = 1000

/** One registration to confirm, or to refuse with a reason (LIV-01). */
export const WaitingRow = ({ of }: { of: WaitingRegistration }) => {
	const confirmation = useRegistrationDecision(of, 'confirm', {})
	const refusal = useRegistrationDecision(of, 'refuse', { reason: 'required' })
	const { draft, faults } = useSelector(refusal, ({ context }) => context)
	const confirming = useSelector(confirmation, (snapshot) => snapshot.hasTag('busy'))
	const refusing = useSelector(refusal, (snapshot) => snapshot.hasTag('busy'))
	const confirmFailed = useSelector(confirmation, ({ context }) => context.failure !== null)
	const refuseFailed = useSelector(refusal, ({ context }) => context.failure !== null)
	const { title, teacher, email, school, starts_at: startsAt, registered_at: registeredAt } = of
	return (
		<li className={cx(panel(), look.root)}>
			<h2 className={look.title}>{teacher}</h2>
			<p className={look.note}>{[email, school].filter(Boolean).join(' · ')}</p>
			<p>
				<a className={link()} href={of.path}>
					{title}
				</a>
			</p>
			<p className={look.note}>
				{[
					startsAt && m.registration_queue_starts({ date: dateAndTime(startsAt) }),
					m.registration_queue_since({ date: dateAndTime(registeredAt) }),
				]
					.filter(Boolean)
					.join(' · ')}
			</p>
			<TextArea
				label={m.registration_queue_reason()}
				hint={m.registration_queue_reason_hint()}
				value={draft.reason ?? ''}
				error={faults.reason && m.registration_queue_missing()}
				maxLength={REASON_LENGTH}
				onChange={({ target: { value } }) =>
					refusal.send({ type: 'field.changed', field: 'reason', value })
				}
			/>
			{(confirmFailed || refuseFailed) && (
				<Notice kind="warning">{m.registration_queue_failed()}</Notice>
			)}
			<div className={row3}>
				<Button
					busy={confirming}
					disabled={refusing}
					onClick={() => confirmation.send({ type: 'form.submitted' })}
				>
					{m.registration_queue_confirm()}
				</Button>
				<Button
					tone="outline"
					busy={refusing}
					disabled={confirming}
					onClick={() => refusal.send({ type: 'form.submitted' })}
				>
					{m.registration_queue_refuse()}
				</Button>
			</div>
		</li>
	)
}
