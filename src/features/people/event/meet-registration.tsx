import { useQuery } from '@tanstack/react-query'
import { m } from '#i18n/messages'
import { askLogin } from '#processes/ask-login.ts'
import { useKeptForm } from '#processes/form-submission/use-form-submission.ts'
import { hereQuery } from '#processes/here.query.ts'
import { useProcesses } from '#processes/processes.ts'
import { accountQuery } from '#processes/session/session.queries.ts'
import { useViewer } from '#processes/viewer-context.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { EventInfoButton } from './event-info-button.tsx'
import { meetQuery } from './meet.query.ts'
import { MeetFields } from './meet-fields.tsx'
import { MEET } from './use-meet-form.ts'
import { useRegistration } from './use-registration.ts'

const aside = css({ pb: '4' })

type MeetProps = {
	/** The code that the address brought along. */
	code: string
	/** Origin of this site. */
	origin: string
}

/**
 * Registering for the global teachers' meet with a referral code, which stays through login; who is
 * registered sees that, and a link of the own (NAV-09).
 */
export const MeetRegistration = ({ code, origin }: MeetProps) => {
	const processes = useProcesses()
	const { signedIn } = useViewer()
	const { data: account } = useQuery({ ...accountQuery, enabled: signedIn })
	const { registration, isPending } = useRegistration('gtm')
	const { data: here } = useQuery({ ...hereQuery, enabled: !signedIn })
	const isKept = useKeptForm(MEET)
	const { data: meet } = useQuery(meetQuery)
	const returnTo = code ? `/gtm?referral_code=${encodeURIComponent(code)}` : '/gtm'
	if (isPending) return <Skeleton height="20rem" />
	if (registration)
		return (
			<Section title={m.event_registered_title()}>
				<Notice>
					<p>{m.event_registered({ email: account?.email ?? '' })}</p>
					<p>
						{m.event_invite()} {`${origin}/gtm?referral_code=${registration.invitation_code}`}
					</p>
					<p>{m.registration_invited({ count: registration.invited })}</p>
				</Notice>
				<EventInfoButton event="gtm" />
			</Section>
		)
	if (meet && !meet.is_open)
		return (
			<Section id="register" title={m.event_closed_title()}>
				<Notice>{m.event_closed()}</Notice>
				<EventInfoButton event="gtm" />
			</Section>
		)
	return (
		<Section id="register" title={m.event_form()}>
			<p className={aside}>
				<EventInfoButton event="gtm" />
			</p>
			{!signedIn && (
				<p className={aside}>
					{m.event_sign_in_first()}{' '}
					<Button
						tone="quiet"
						size="sm"
						onClick={() => askLogin(processes, { returnTo, action: 'visit' })}
					>
						{m.session_sign_in()}
					</Button>
				</p>
			)}
			<MeetFields
				key={`${account?.id} ${isKept} ${code}`}
				given={{
					name: account?.displayName ?? '',
					email: account?.email ?? '',
					country: account?.country ?? '',
					school: '',
					referral_code: code,
				}}
				fresh={!isKept}
				countryHere={here?.country ?? 'IN'}
				hasAccount={!!account}
			/>
		</Section>
	)
}
