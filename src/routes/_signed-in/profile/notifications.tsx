import { createFileRoute } from '@tanstack/react-router'
import { NotificationPage } from '#features/people/notification/notification-page.tsx'
import { PushOffer } from '#features/people/notification/push-offer.tsx'
import { m } from '#i18n/messages'
import { notificationsQuery } from '#processes/notification/notification.queries.ts'
import { readPageOnly } from '#routes/-read/read-page.ts'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'

const All = () => (
	<>
		<Heading>{m.header_notifications_title()}</Heading>
		<NotificationPage page={Route.useSearch().page ?? 1} push={<PushOffer />} />
	</>
)

export const Route = createFileRoute('/_signed-in/profile/notifications')({
	validateSearch: readPageOnly,
	loaderDeps: ({ search }) => search,
	loader: async ({ context: { queryClient, signedIn }, deps: { page = 1 } }) => {
		if (await signedIn) void queryClient.prefetchQuery(notificationsQuery(page))
	},
	head: ({ match }) =>
		pageHead(match.context.origin, {
			title: m.header_notifications_title(),
			page: match.search.page,
			noindex: true,
		}),
	component: All,
})
