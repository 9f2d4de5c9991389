import { Link } from '@tanstack/react-router'
import {
	type NotificationTopic,
	notificationTopics,
} from '#domain/people/notification-topic.rules.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { topicWords } from './topic-words.ts'

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3', pb: '4' })

/** Links to all notifications, and to those about each topic (NTF-01). */
export const TopicLinks = ({ topic }: { topic: NotificationTopic | undefined }) => (
	<nav className={row} aria-label={m.notification_topics()}>
		{[undefined, ...notificationTopics].map((one) => (
			<Link
				key={one ?? 'all'}
				to="/profile/notifications"
				search={one ? { topic: one } : {}}
				className={button({ tone: one === topic ? 'solid' : 'outline', size: 'sm' })}
				aria-current={one === topic ? 'page' : undefined}
			>
				{one ? topicWords[one]() : m.notification_topic_all()}
			</Link>
		))}
	</nav>
)
