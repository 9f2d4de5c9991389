import { useSelector } from '@xstate/react'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { css, cx } from '#styled/css'
import { panel } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { Badge } from '#ui/display/badge.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { small, titleText } from '#ui/look.ts'
import type { SchoolRegistration } from './school-registration.queries.ts'
import { useSchoolWithdrawal } from './use-school-form.ts'

const box = css({ display: 'flex', flexDirection: 'column', gap: '3', maxW: '[36rem]' })

/** A registration that waits for the team's decision; it can be withdrawn (DSK-14). */
export const WaitingSchool = ({ registration }: { registration: SchoolRegistration }) => {
	const { id, name, city, created_at } = registration
	const ref = useSchoolWithdrawal(id)
	const busy = useSelector(ref, (snapshot) => snapshot.hasTag('busy'))
	const failed = useSelector(ref, (snapshot) => snapshot.hasTag('failed'))
	return (
		<section className={cx(panel({ pad: true }), box)}>
			<div>
				<Badge tone="gold">{m.school_registration_waiting()}</Badge>
			</div>
			<h2 className={titleText}>
				{name}, {city}
			</h2>
			<p>{m.school_registration_waiting_text()}</p>
			<p className={small}>{m.school_registration_sent({ time: dateAndTime(created_at) })}</p>
			{failed && <Notice kind="warning">{m.school_registration_not_withdrawn()}</Notice>}
			<div>
				<Button tone="outline" busy={busy} onClick={() => ref.send({ type: 'form.submitted' })}>
					{m.school_registration_withdraw()}
				</Button>
			</div>
		</section>
	)
}
