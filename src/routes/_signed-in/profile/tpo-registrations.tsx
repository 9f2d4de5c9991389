import { createFileRoute } from '@tanstack/react-router'
import { MyEvents } from '#features/people/event/my-events.tsx'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'

const lead = css({ color: 'ink.muted', maxW: 'prose', pb: '4' })

const Events = () => (
	<>
		<Heading>{m.registration_events()}</Heading>
		<p className={lead}>{m.live_tpo_lead()}</p>
		<MyEvents />
	</>
)

export const Route = createFileRoute('/_signed-in/profile/tpo-registrations')({
	head: ({ match }) =>
		pageHead(match.context.origin, { title: m.registration_events(), noindex: true }),
	component: Events,
})
