import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { ApiError } from '#api/api-error.ts'
import { readSearchBy, words } from '#api/search-fields.ts'
import { Comments } from '#features/community/community-post/comments.tsx'
import { commentsQuery, postQuery } from '#features/community/community-post/community.queries.ts'
import { CommunityPage } from '#features/community/community-post/community-page.tsx'
import { OwnPost } from '#features/community/community-post/own-post.tsx'
import { PostCard } from '#features/community/community-post/post-card.tsx'
import { postFacts } from '#features/community/community-post/post-head.ts'
import { m } from '#i18n/messages'
import { missingHead } from '#routes/-read/missing-head.ts'
import { orNotFound } from '#routes/-read/or-not-found.ts'
import { readFacts } from '#routes/-read/read-facts.ts'
import { sharePost } from '#routes/community/-share-post.tsx'
import { button } from '#styled/recipes'
import { Page } from '#ui/layout/page.tsx'
import { pageHead } from '#ui/layout/page-head.ts'
import { EmptyState } from '#ui/list/empty-state.tsx'

const fields = readSearchBy({ before: words(36) })

const Gone = () => (
	<Page>
		<EmptyState heading="h1" title={m.community_gone_title()} text={m.community_gone_text()}>
			<Link className={button()} to="/community">
				{m.community_back()}
			</Link>
		</EmptyState>
	</Page>
)

const Shown = ({ slug }: { slug: string }) => {
	const { data: post } = useSuspenseQuery(postQuery(slug))
	return (
		<CommunityPage below title={m.community_post_by({ name: post.author.name })}>
			<PostCard post={post} heading="h2" share={(post.group?.is_open ?? true) && sharePost(post)} />
			{post.mine && <OwnPost post={post} />}
			<Comments key={slug} slug={slug} before={Route.useSearch().before} />
		</CommunityPage>
	)
}

const PostPage = () => {
	const { slug } = Route.useParams()
	return Route.useLoaderData().gone ? <Gone /> : <Shown slug={slug} />
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 410

export const Route = createFileRoute('/community/post/$slug')({
	validateSearch: (raw): { before?: string | undefined } => ({ before: fields(raw).before }),
	loaderDeps: ({ search }) => search,
	loader: async ({ context: { queryClient }, params: { slug }, deps: { before } }) => {
		try {
			const post = await orNotFound(queryClient.ensureQueryData(postQuery(slug)))
			await readFacts(queryClient, [commentsQuery(slug, before)])
			return { post }
		} catch (error) {
			if (isGone(error)) return { gone: true as const }
			throw error
		}
	},
	head: ({ loaderData, match: { context } }) => {
		if (!loaderData) return missingHead(context.origin)
		return pageHead(
			context.origin,
			loaderData.gone
				? { title: m.community_gone_title(), noindex: true }
				: postFacts(context.origin, loaderData.post),
		)
	},
	component: PostPage,
})
