import type { NotificationTopic } from '#domain/people/notification-topic.rules.ts'
import { m } from '#i18n/messages'

/** Topics of notifications in words. */
export const topicWords: Readonly<Record<NotificationTopic, () => string>> = {
	learning: m.notification_topic_learning,
	community: m.notification_topic_community,
	school: m.notification_topic_school,
	jobs: m.notification_topic_jobs,
	account: m.notification_topic_account,
}
