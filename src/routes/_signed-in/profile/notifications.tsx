import { createFileRoute } from '@tanstack/react-router'
import { oneOf, page, readSearchBy } from '#api/search-fields.ts'
import {
	type NotificationTopic,
	notificationTopics,
} from '#domain/people/notification-topic.rules.ts'
import { NotificationPage } from '#features/people/notification/notification-page.tsx'
import { PushOffer } from '#features/people/notification/push-offer.tsx'
import { m } from '#i18n/messages'
import { notificationsQuery } from '#processes/notification/notification.queries.ts'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'

const fields = readSearchBy({ page, topic: oneOf(notificationTopics) })

const readNotificationsSearch = (raw: unknown): { page?: number; topic?: NotificationTopic } =>
	fields(raw)

const All = () => {
	const { page: shown = 1, topic } = Route.useSearch()
	return (
		<>
			<Heading>{m.header_notifications_title()}</Heading>
			<NotificationPage page={shown} topic={topic} push={<PushOffer />} />
		</>
	)
}

export const Route = createFileRoute('/_signed-in/profile/notifications')({
	validateSearch: readNotificationsSearch,
	loaderDeps: ({ search }) => search,
	loader: async ({ context: { queryClient, signedIn }, deps: { page: shown = 1, topic } }) => {
		if (await signedIn) void queryClient.prefetchQuery(notificationsQuery(shown, topic))
	},
	head: ({ match }) =>
		pageHead(match.context.origin, {
			title: m.header_notifications_title(),
			page: match.search.page,
			noindex: true,
		}),
	component: All,
})
