import { PickBox } from '#desk/bulk-change/pick-box.tsx'
import type { BulkChangeRef } from '#desk/bulk-change/use-bulk-change.ts'
import { DeskLink } from '#desk/layout/desk-link.tsx'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { cx } from '#styled/css'
import { link, panel } from '#styled/recipes'
import { Badge } from '#ui/display/badge.tsx'
import { rowLook as look } from '#ui/list/row-look.ts'
import type { LiveResource } from './live-session.queries.ts'
import { minutesOf } from './session-draft.ts'

/** A session as a list picks it. */
export const itemOf = (of: LiveResource) => ({ id: of.webinar_id, name: of.title, row: of })

/** One live session in the list: when it is, how many are registered, and the way to change it. */
export const SessionRow = ({ of, process }: { of: LiveResource; process: BulkChangeRef }) => {
	const { webinar_id, title, registered, session } = of
	return (
		<li className={cx(panel(), look.root)}>
			<div className={look.row}>
				<PickBox process={process} item={itemOf(of)}>
					<h2 className={look.title}>{title}</h2>
				</PickBox>
				{session?.cancelled && <Badge tone="gold">{m.session_cancelled()}</Badge>}
			</div>
			<p className={look.note}>
				{session
					? m.session_when({ from: dateAndTime(session.starts_at), minutes: minutesOf(session) })
					: m.session_no_time()}
			</p>
			<div className={look.row}>
				<p className={look.note}>
					{m.session_registered({ count: registered })}
					{session && !session.join_url && ` · ${m.session_no_room()}`}
				</p>
				<DeskLink
					className={link()}
					to={`/live-sessions/${webinar_id}`}
					aria-label={m.session_change_of({ title })}
				>
					{m.session_change()}
				</DeskLink>
			</div>
		</li>
	)
}
