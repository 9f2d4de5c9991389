import { useSelector } from '@xstate/react'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { css, cx } from '#styled/css'
import { panel } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { titleText } from '#ui/look.ts'
import type { ShowLink } from './partner-link.tsx'
import { useSchoolInvitation } from './use-school-invitation.ts'

const sheet = css({ display: 'flex', flexDirection: 'column', gap: '4' })

type InvitationProps = { schoolId: string; showLink: ShowLink }

/** Invites a school to the teacher programme, and shows the link that was mailed (NAV-08). */
export const SchoolInvitation = ({ schoolId, showLink }: InvitationProps) => {
	const { form, invited } = useSchoolInvitation(schoolId)
	const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'))
	const failed = useSelector(form, (snapshot) => snapshot.hasTag('failed'))
	return (
		<div className={cx(panel({ pad: true }), sheet)}>
			<h3 className={titleText}>{m.partner_invite_title()}</h3>
			<p>{m.partner_invite_text()}</p>
			{invited ? (
				<>
					<Notice>{m.partner_invited({ date: shortDate(invited.expires_at) })}</Notice>
					{showLink(invited.url)}
				</>
			) : (
				<div>
					<Button busy={busy} onClick={() => form.send({ type: 'form.submitted' })}>
						{m.partner_invite()}
					</Button>
				</div>
			)}
			{failed && <Notice kind="warning">{m.partner_gift_failed()}</Notice>}
		</div>
	)
}
