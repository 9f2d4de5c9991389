import { useSelector } from '@xstate/react'
import { phaseOf } from '#domain/learning/registration.rules.ts'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import type { RegistrationFailure } from '#machines/learning/registration/registration.types.ts'
import { Notice } from '#ui/layout/notice.tsx'
import { redText } from '#ui/look.ts'
import type { Registration } from './registration.queries.ts'
import type { RegistrationRef } from './use-registration.ts'

const failures: Record<RegistrationFailure, () => string> = {
	refused: m.live_failed_refused,
	gone: m.live_failed_gone,
	signedOut: m.live_failed_signed_out,
	unavailable: m.live_failed_unavailable,
}

/** Status of a registration, and the error of its last command. */
export const RegistrationStatus = ({
	of,
	ref,
}: {
	of: Pick<Registration, 'joined_at' | 'server_time'>
	ref: RegistrationRef
}) => {
	const { facts, now, failure } = useSelector(ref, ({ context }) => context)
	const phase = phaseOf(facts, now)
	const isOver = now >= facts.endsAt
	const when = dateAndTime(of.joined_at ?? of.server_time)
	const words = {
		waiting: isOver ? m.live_waiting_over : m.live_waiting,
		confirmed: m.live_confirmed,
		reminded: m.live_reminded,
		live: m.live_open,
		attended: () => (isOver ? m.live_attended({ when }) : m.live_attended_now({ when })),
		missed: m.live_missed,
		cancelled: m.live_cancelled,
	}[phase]
	const isGrave = phase === 'cancelled' || phase === 'missed'
	return (
		<>
			<Notice kind={isGrave ? 'warning' : 'info'}>{words()}</Notice>
			{failure && (
				<p role="alert" className={redText}>
					{failures[failure]()}
				</p>
			)}
		</>
	)
}
