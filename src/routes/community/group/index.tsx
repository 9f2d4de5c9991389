import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { groupsQuery } from '#features/community/community-post/community.queries.ts'
import { CommunityNav } from '#features/community/community-post/community-nav.tsx'
import { CommunityPage } from '#features/community/community-post/community-page.tsx'
import { GroupCard } from '#features/community/community-post/group-card.tsx'
import { JoinInvitation } from '#features/community/community-post/join-invitation.tsx'
import { m } from '#i18n/messages'
import { useAccess } from '#routes/-access/use-access.ts'
import { pageHead } from '#ui/layout/page-head.ts'

const Groups = () => {
	const { data } = useSuspenseQuery(groupsQuery)
	const { signedIn, moderates } = useAccess()
	return (
		<CommunityPage below title={m.community_groups()} text={m.community_groups_text()}>
			<CommunityNav moderates={moderates} />
			{!signedIn && <JoinInvitation />}
			{data.map((group) => (
				<GroupCard key={group.id} group={group} />
			))}
		</CommunityPage>
	)
}

export const Route = createFileRoute('/community/group/')({
	loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(groupsQuery),
	head: ({ match }) =>
		pageHead(match.context.origin, {
			title: `${m.community_groups()} · ${m.community_title()}`,
			description: m.community_groups_text(),
			path: '/community/group',
		}),
	component: Groups,
})
