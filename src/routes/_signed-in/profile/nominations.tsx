import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { receivedQuery } from '#features/people/nomination/nomination.queries.ts'
import { ReceivedNominations } from '#features/people/nomination/received-nominations.tsx'
import { m } from '#i18n/messages'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { lead4 } from '#ui/look.ts'

const Nominations = () => (
	<>
		<Heading>{m.nomination_received_title()}</Heading>
		<p className={lead4}>{m.nomination_received_lead()}</p>
		<Suspense fallback={<Skeleton height="12rem" />}>
			<ReceivedNominations />
		</Suspense>
	</>
)

export const Route = createFileRoute('/_signed-in/profile/nominations')({
	loader: async ({ context: { queryClient, signedIn } }) => {
		if (await signedIn) void queryClient.prefetchQuery(receivedQuery)
	},
	head: ({ match }) =>
		pageHead(match.context.origin, { title: m.nomination_received_title(), noindex: true }),
	component: Nominations,
})
