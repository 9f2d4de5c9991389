import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import Bell from 'lucide-react/icons/bell'
import type { ReactNode } from 'react'
import type { NotificationTopic } from '#domain/people/notification-topic.rules.ts'
import { m } from '#i18n/messages'
import {
	notificationsQuery,
	PAGE_SIZE,
	topicsQuery,
} from '#processes/notification/notification.queries.ts'
import { css } from '#styled/css'
import { menu, panel } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Pagination } from '#ui/list/pagination.tsx'
import { QueryError } from '#ui/list/query-error.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { NotificationLink } from './notification-link.tsx'
import { NotificationTopics } from './notification-topics.tsx'
import { TopicLinks } from './topic-links.tsx'
import { useNotificationReading } from './use-notification-reading.ts'

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3', pb: '4' })
const list = css({ '& li + li': { borderTopWidth: '1px', borderColor: 'line' } })
const link = menu().item

type PageProps = {
	page: number
	/** The topic of the shown ones; all without one. */
	topic: NotificationTopic | undefined
	/** Switch for notifications on this device, beside the list's own action. */
	push: ReactNode
}

/** All notifications, ten to a page, the unread ones marked (NTF-01). */
export const NotificationPage = ({ page, topic, push }: PageProps) => {
	const { data, isError } = useQuery(notificationsQuery(page, topic))
	const { data: topics } = useQuery(topicsQuery)
	const reading = useNotificationReading()
	const busy = useSelector(reading, (snapshot) => snapshot.hasTag('busy'))
	if (isError && !data) return <QueryError />
	if (!data) return <Skeleton height="20rem" />
	return (
		<>
			<div className={row}>
				{(data.unread > 0 || busy) && (
					<Button
						tone="outline"
						size="sm"
						busy={busy}
						onClick={() => reading.send({ type: 'reading.requested' })}
					>
						{m.notification_read_all()}
					</Button>
				)}
				{push}
			</div>
			<TopicLinks topic={topic} />
			{data.data.length === 0 ? (
				<EmptyState
					icon={<Bell />}
					title={topic ? m.notification_topic_none() : m.header_notifications_empty()}
				/>
			) : (
				<ul className={`${panel()} ${list}`}>
					{data.data.map((one) => (
						<li key={one.notification_id}>
							<NotificationLink notification={one} className={link} />
						</li>
					))}
				</ul>
			)}
			<Pagination
				page={page}
				pages={Math.ceil(data.total / PAGE_SIZE)}
				linkTo={(to, props) => (
					<Link
						to="/profile/notifications"
						search={{ page: to, ...(topic && { topic }) }}
						{...props}
					/>
				)}
			/>
			{topics && <NotificationTopics muted={topics} />}
		</>
	)
}
