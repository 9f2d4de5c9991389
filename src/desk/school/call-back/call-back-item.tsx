import { WaitingItem } from '#desk/waiting/waiting-item.tsx'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { css, cx } from '#styled/css'
import { link, panel } from '#styled/recipes'
import { Badge } from '#ui/display/badge.tsx'
import { type CallBackEntry, callBackQuery } from './call-back.queries.ts'
import { CallBackOwner } from './call-back-owner.tsx'
import { CallBackWork } from './call-back-work.tsx'
import { stateNames, stateTones, wishWords } from './call-back-work-words.ts'

const sheet = css({ display: 'flex', flexDirection: 'column', gap: '3', minW: '0' })
const row = css({
	display: 'flex',
	flexWrap: 'wrap',
	columnGap: '3',
	rowGap: '1',
	alignItems: 'center',
})
const title = css({ textStyle: 'title', overflowWrap: 'anywhere', minW: '0' })
const note = css({ textStyle: 'small', color: 'ink.muted', overflowWrap: 'anywhere' })
const address = cx(link(), css({ overflowWrap: 'anywhere', minW: '0' }))

/** One call-back request: requester, contact, time, reason, and result (CBK-07). */
export const CallBackRow = ({ entry }: { entry: CallBackEntry }) => (
	<li className={cx(panel({ pad: true }), sheet)}>
		<div className={row}>
			<h2 className={title}>{entry.school}</h2>
			<Badge tone={stateTones[entry.state]}>{stateNames[entry.state]()}</Badge>
		</div>
		<div className={row}>
			<span>{entry.full_name}</span>
			<a className={address} href={`tel:${entry.mobile}`}>
				{entry.mobile}
			</a>
			<a className={address} href={`mailto:${entry.email}`}>
				{entry.email}
			</a>
		</div>
		<p>{wishWords(entry)}</p>
		<p className={note}>
			{m.callback_asked({ when: dateAndTime(entry.asked_at), page: entry.page })}
		</p>
		{entry.waiting && <p className={note}>{m.callback_waiting()}</p>}
		<CallBackOwner entry={entry} />
		<CallBackWork entry={entry} />
	</li>
)

/** A call-back request of the inbox (DSK-12). */
export const CallBackItem = ({ id }: { id: string }) => (
	<WaitingItem query={callBackQuery(id)}>
		{(entry) => (
			<ul>
				<CallBackRow key={entry.id} entry={entry} />
			</ul>
		)}
	</WaitingItem>
)
