import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { invitationQuery } from '#features/people/event/invitation.queries.ts'
import { InvitationNotice } from '#features/people/event/invitation-notice.tsx'
import { readText } from '#features/web/text-page/read-text.ts'
import { SchoolsPage } from '#routes/vidya-for-schools/-schools-page.tsx'
import { pageHead } from '#ui/layout/page-head.ts'

const Invited = () => {
	const { data: invitation } = useSuspenseQuery(invitationQuery(Route.useParams().token))
	return (
		<SchoolsPage text={Route.useLoaderData()}>
			<InvitationNotice invitation={invitation} />
		</SchoolsPage>
	)
}

/**
 * A school's personal invitation (NAV-08); kept out of search engines, and known to them as the
 * public page.
 */
export const Route = createFileRoute('/tpo-2025/$token')({
	loader: async ({ context: { queryClient }, params: { token } }) => {
		const [text, invitation] = await Promise.all([
			readText('tpo-2025', queryClient),
			queryClient.ensureQueryData(invitationQuery(token)),
		])
		return { ...text, school: invitation?.school_name }
	},
	head: ({ loaderData, match }) =>
		pageHead(match.context.origin, {
			of: loaderData?.school,
			title: loaderData?.title ?? '',
			...(loaderData && { description: loaderData.description }),
			path: '/tpo-2025',
			noindex: true,
		}),
	component: Invited,
})
