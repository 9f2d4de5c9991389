import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { readSearchBy, words } from '#api/search-fields.ts'
import { PICTURES, POST_LENGTH } from '#domain/community/post-text.rules.ts'
import { groupQuery, postsQuery } from '#features/community/community-post/community.queries.ts'
import { CommunityPage } from '#features/community/community-post/community-page.tsx'
import { Composer } from '#features/community/community-post/composer/composer.tsx'
import { GroupBadges, groupFigures } from '#features/community/community-post/group-card.tsx'
import { MembershipButton } from '#features/community/community-post/membership-button.tsx'
import { newPost } from '#features/community/community-post/places.ts'
import { PostList } from '#features/community/community-post/post-list.tsx'
import { ShareButton } from '#features/web/share/share-button.tsx'
import { m } from '#i18n/messages'
import { missingHead } from '#routes/-read/missing-head.ts'
import { orNotFound } from '#routes/-read/or-not-found.ts'
import { readFacts } from '#routes/-read/read-facts.ts'
import { sharePost } from '#routes/community/-share-post.tsx'
import { button } from '#styled/recipes'
import { pageHead } from '#ui/layout/page-head.ts'
import { row3 } from '#ui/look.ts'

const fields = readSearchBy({ before: words(36) })

const Group = () => {
	const { id } = Route.useParams()
	const { before } = Route.useSearch()
	const place = useMemo(() => newPost(id), [id])
	const { data: group } = useSuspenseQuery(groupQuery(id))
	return (
		<CommunityPage below title={group.name} text={group.summary}>
			<GroupBadges group={group} />
			<p>{groupFigures(group)}</p>
			<div className={row3}>
				<MembershipButton key={group.id} group={group} />
				{group.invite_path && (
					<ShareButton
						kind="community"
						id={group.id}
						title={group.name}
						path={group.invite_path}
						label={m.community_invite()}
					/>
				)}
			</div>
			{group.joined && (
				<Composer
					name={`group.${id}`}
					place={place}
					label={m.community_write_group()}
					hint={m.community_write_hint()}
					send={m.community_post()}
					letters={POST_LENGTH}
					pictures={PICTURES}
				/>
			)}
			<PostList
				search={{ group: id, ...(before && { before }) }}
				empty={m.community_empty()}
				share={sharePost}
				linkTo={(to, word) => (
					<Link
						className={button({ tone: 'outline' })}
						to="/community/group/$id"
						params={{ id }}
						search={{ before: to }}
					>
						{word}
					</Link>
				)}
			/>
		</CommunityPage>
	)
}

export const Route = createFileRoute('/community/group/$id')({
	validateSearch: (raw): { before?: string | undefined } => ({ before: fields(raw).before }),
	loaderDeps: ({ search }) => search,
	loader: async ({ context: { queryClient }, params: { id }, deps: { before } }) => {
		const group = await orNotFound(queryClient.ensureQueryData(groupQuery(id)))
		await readFacts(queryClient, [postsQuery({ group: id, ...(before && { before }) })])
		return { group }
	},
	head: ({ loaderData, match: { context, search } }) =>
		loaderData
			? pageHead(context.origin, {
					title: search.before
						? m.app_title_older({ title: loaderData.group.name })
						: loaderData.group.name,
					description: loaderData.group.summary,
					path: `/community/group/${loaderData.group.id}`,
					noindex: !loaderData.group.is_open,
				})
			: missingHead(context.origin),
	component: Group,
})
