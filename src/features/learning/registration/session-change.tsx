import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { button, link } from '#styled/recipes'
import { Notice } from '#ui/layout/notice.tsx'
import { middleRow3 } from '#ui/look.ts'
import type { Registration } from './registration.queries.ts'

const ToOrder = ({ id, children }: { id: string; children: ReactNode }) => (
	<Link
		className={button({ tone: 'outline', size: 'sm' })}
		to="/profile/purchase-history/$id"
		params={{ id }}
	>
		{children}
	</Link>
)

/** Advice for a cancelled session: none, or for paid ones a link to the refund. */
export const CancelledSession = ({ of: { order_id } }: { of: Registration }) => {
	if (!order_id) return <p>{m.live_cancelled_free()}</p>
	return (
		<>
			<p>{m.live_cancelled_paid()}</p>
			<p className={middleRow3}>
				<ToOrder id={order_id}>{m.live_cancelled_ask()}</ToOrder>
				<Link className={link()} to="/profile/refunds">
					{m.live_refunds()}
				</Link>
			</p>
		</>
	)
}

/** From when to when a session has moved, and what to do about it; nothing where it has not. */
export const MovedSession = ({ of: { session, order_id, leavable } }: { of: Registration }) => {
	if (!session?.moved_from || session.cancelled) return null
	const [from, to] = [session.moved_from, session].map(({ starts_at }) => dateAndTime(starts_at))
	return (
		<>
			<Notice kind="warning">
				<p>{m.live_moved({ from: from!, to: to! })}</p>
				<p>{m.live_moved_text()}</p>
				{leavable && <p>{m.live_moved_leave()}</p>}
				{order_id && <p>{m.live_moved_paid()}</p>}
			</Notice>
			{order_id && (
				<p className={middleRow3}>
					<ToOrder id={order_id}>{m.live_moved_order()}</ToOrder>
				</p>
			)}
		</>
	)
}
