import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { small, stack2 } from '#ui/look.ts'

const MINUTE_MS = 60_000
const INDIA_MINUTES = 330
const strong = css({ fontWeight: 'medium' })

/** A moment as clocks where the visitor is show it; null where they show Indian time. */
const whereVisitorIs = (iso: string): string | null => {
	const moment = new Date(iso)
	const ahead = -moment.getTimezoneOffset() - INDIA_MINUTES
	if (ahead === 0) return null
	return dateAndTime(new Date(moment.getTime() + ahead * MINUTE_MS).toISOString())
}

/** When something happens, in India and where the visitor is. */
export const SessionTimes = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) => {
	const home = whereVisitorIs(startsAt)
	return (
		<div className={stack2}>
			<p className={strong}>{m.live_at({ when: dateAndTime(startsAt) })}</p>
			<p className={small}>{m.live_until({ when: dateAndTime(endsAt) })}</p>
			{home && <p className={small}>{m.live_at_home({ when: home })}</p>}
		</div>
	)
}
