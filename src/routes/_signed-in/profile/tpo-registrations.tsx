import { createFileRoute } from '@tanstack/react-router'
import { MyEvents } from '#features/people/event/my-events.tsx'
import { m } from '#i18n/messages'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'
import { lead4 } from '#ui/look.ts'

const Events = () => (
	<>
		<Heading>{m.registration_events()}</Heading>
		<p className={lead4}>{m.live_tpo_lead()}</p>
		<MyEvents />
	</>
)

export const Route = createFileRoute('/_signed-in/profile/tpo-registrations')({
	head: ({ match }) =>
		pageHead(match.context.origin, { title: m.registration_events(), noindex: true }),
	component: Events,
})
