import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { Notice } from '#ui/layout/notice.tsx'

/**
 * Greets an invited school by its name; says so when the invitation is unknown or over (NAV-08).
 */
export const InvitationNotice = ({
	invitation,
}: {
	invitation: { school_name: string; expires_at: string } | null
}) =>
	invitation ? (
		<Notice>
			{m.offer_invited({
				school: invitation.school_name,
				date: shortDate(invitation.expires_at),
			})}
		</Notice>
	) : (
		<Notice kind="warning">{m.offer_not_invited()}</Notice>
	)
