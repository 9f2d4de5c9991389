import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { m } from '#i18n/messages'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { QueryError } from '#ui/list/query-error.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { row3, srOnly } from '#ui/look.ts'
import { type PostSearch, postsQuery } from './community.queries.ts'
import type { Post } from './community.types.ts'
import { PostCard } from './post-card.tsx'

type PostListProps = {
	search: PostSearch
	empty: string
	/** The share button of a post that everybody may see. */
	share: (post: Post) => ReactNode
	/** A link to the posts before one, or to the newest. */
	linkTo: (before: string | undefined, word: string) => ReactNode
}

/** One page of posts with ways to older ones and back. */
export const PostList = ({ search, empty, share, linkTo }: PostListProps) => {
	const { data, isError } = useQuery(postsQuery(search))
	if (isError && !data) return <QueryError />
	if (!data) return <Skeleton height="12rem" />
	if (data.data.length === 0 && !search.before) return <EmptyState title={empty} />
	return (
		<>
			<h2 className={srOnly}>{m.community_posts()}</h2>
			{data.data.map((post) => (
				<PostCard key={post.id} post={post} share={(post.group?.is_open ?? true) && share(post)} />
			))}
			<div className={row3}>
				{search.before && linkTo(undefined, m.community_newest())}
				{data.next && linkTo(data.next, m.community_older())}
			</div>
		</>
	)
}
