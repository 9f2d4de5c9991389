import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { m } from '#i18n/messages'
import { getLocale } from '#i18n/runtime'
import { css, cx } from '#styled/css'
import { button, panel } from '#styled/recipes'
import { Notice } from '#ui/layout/notice.tsx'
import { row3, small } from '#ui/look.ts'
import { Countdown } from './countdown.tsx'
import { JoinButton } from './join-button.tsx'
import { LeaveRegistration } from './leave-registration.tsx'
import { type Registration, registrationQuery } from './registration.queries.ts'
import { RegistrationStatus } from './registration-status.tsx'
import { CancelledSession, MovedSession } from './session-change.tsx'
import { SessionTimes } from './session-times.tsx'
import { useRegistration } from './use-registration.ts'

const root = cx(panel(), css({ display: 'flex', flexDirection: 'column', gap: '4', p: '4' }))

const Recording = ({ url }: { url: string | null }) =>
	url ? (
		<p>
			<a className={button()} href={url} target="_blank" rel="noopener noreferrer">
				{m.live_recording()}
			</a>
		</p>
	) : (
		<p className={small}>{m.live_recording_soon()}</p>
	)

type RoomProps = { registration: Registration; path: string }

const Room = ({ registration, path }: RoomProps) => {
	const { id, session, status, recording_url } = registration
	const ref = useRegistration(id)
	const { facts, now } = useSelector(ref, ({ context }) => context)
	const isGone = useSelector(ref, (snapshot) => snapshot.matches('open'))
	if (isGone)
		return (
			<>
				<Notice>{m.live_left()}</Notice>
				<p className={css({ pt: '4' })}>
					<Link className={button()} to={path}>
						{m.live_register_again()}
					</Link>
				</p>
			</>
		)
	const isOver = now >= facts.endsAt
	const isRunning = now >= facts.startsAt
	return (
		<div className={root}>
			<SessionTimes startsAt={session!.starts_at} endsAt={session!.ends_at} />
			{!isOver && <MovedSession of={registration} />}
			<RegistrationStatus of={registration} ref={ref} />
			{facts.cancelled && <CancelledSession of={registration} />}
			{!isOver && !facts.cancelled && (
				<Countdown
					label={isRunning ? m.live_lasts() : m.live_begins()}
					left={(isRunning ? facts.endsAt : facts.startsAt) - now}
				/>
			)}
			<JoinButton ref={ref} />
			{isOver && status === 'confirmed' && !facts.cancelled && <Recording url={recording_url} />}
			{!isOver && (
				<p className={row3}>
					<a
						className={button({ tone: 'outline' })}
						href={`/profile/registrations/${id}/calendar?language=${getLocale()}`}
						download
					>
						<CalendarDays aria-hidden="true" />
						{m.live_calendar()}
					</a>
				</p>
			)}
			<LeaveRegistration ref={ref} />
		</div>
	)
}

/** One registration until it begins, while it lasts and afterwards (LIV-01). */
export const WaitingRoom = ({ id, path }: { id: string; path: string }) => {
	const { data } = useSuspenseQuery(registrationQuery(id))
	if (data.session) return <Room registration={data} path={path} />
	return (
		<>
			<Notice>{m.live_no_time()}</Notice>
			<p className={css({ pt: '4' })}>
				<Link className={button()} to="/profile/my-learning/$id" params={{ id }}>
					{m.card_start_learning()}
				</Link>
			</p>
		</>
	)
}
