import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { Section } from '#ui/layout/section.tsx'
import { small } from '#ui/look.ts'
import type { SchoolHours } from './school-hours.queries.ts'
import { useReminder } from './use-reminder.ts'

const list = css({ display: 'flex', flexDirection: 'column', gap: '3', alignItems: 'start' })

/** The mail to those who are behind, at most one in seven days each (HRS-03). */
export const RemindTeachers = ({ totals }: Pick<SchoolHours, 'totals'>) => {
	const form = useReminder()
	const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'))
	const failed = useSelector(form, (snapshot) => snapshot.hasTag('failed'))
	const sent = useSelector(form, (snapshot) => snapshot.matches('submitted'))
	const { behind, remindable } = totals
	return (
		<Section title={m.hours_reminders()}>
			<div className={list}>
				{sent && <Notice>{m.hours_remind_done()}</Notice>}
				{failed && <Notice kind="warning">{m.hours_remind_failed()}</Notice>}
				{!sent && remindable > 0 && (
					<Button busy={busy} onClick={() => form.send({ type: 'form.submitted' })}>
						{busy ? m.hours_reminding() : m.hours_remind({ count: remindable })}
					</Button>
				)}
				<p className={small}>
					{remindable > 0 && m.hours_remind_hint()}
					{remindable === 0 && (behind > 0 ? m.hours_remind_later() : m.hours_remind_nobody())}
				</p>
			</div>
		</Section>
	)
}
