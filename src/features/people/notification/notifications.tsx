import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Bell from 'lucide-react/icons/bell'
import { m } from '#i18n/messages'
import { notificationsQuery } from '#processes/notification/notification.queries.ts'
import { menu } from '#styled/recipes'
import { closePopover } from '#ui/dialog/close-popover.ts'
import { Popover } from '#ui/dialog/popover.tsx'
import { CountMark } from '#ui/display/count-mark.tsx'
import { NotificationLink } from './notification-link.tsx'

const look = menu()
/** As many as a laptop shows with the way to all of them. */
const NEWEST = 5

/**
 * The bell, how many are unread, the newest, and the way to all of them (HDR-09, HDR-10, NTF-01).
 */
export const Notifications = () => {
	const { data, isError } = useQuery(notificationsQuery())
	const count = data?.unread ?? 0
	return (
		<Popover
			label={m.header_notifications({ count })}
			face={
				<>
					<Bell aria-hidden="true" />
					{count > 0 && <CountMark>{count}+</CountMark>}
				</>
			}
		>
			<p className={look.heading}>{m.header_notifications_title()}</p>
			{isError && !data && <p className={look.heading}>{m.app_error_network()}</p>}
			{data?.data.length === 0 && <p className={look.heading}>{m.header_notifications_empty()}</p>}
			{data?.data.slice(0, NEWEST).map((one) => (
				<NotificationLink key={one.notification_id} notification={one} className={look.item} />
			))}
			<div className={look.rule} />
			<Link to="/profile/notifications" className={look.item} onClick={closePopover}>
				{m.notification_see_all()}
			</Link>
		</Popover>
	)
}
