import { createFileRoute, Link } from '@tanstack/react-router'
import { oneOf, readSearchBy, words } from '#api/search-fields.ts'
import { PICTURES, POST_LENGTH } from '#domain/community/post-text.rules.ts'
import {
	type PostSearch,
	postsQuery,
} from '#features/community/community-post/community.queries.ts'
import { CommunityNav } from '#features/community/community-post/community-nav.tsx'
import { CommunityPage } from '#features/community/community-post/community-page.tsx'
import { Composer } from '#features/community/community-post/composer/composer.tsx'
import { JoinInvitation } from '#features/community/community-post/join-invitation.tsx'
import { newPost } from '#features/community/community-post/places.ts'
import { PostList } from '#features/community/community-post/post-list.tsx'
import { NameQuestion } from '#features/people/session/name-question.tsx'
import { m } from '#i18n/messages'
import { useAccess } from '#routes/-access/use-access.ts'
import { readFacts } from '#routes/-read/read-facts.ts'
import { button } from '#styled/recipes'
import { pageHead } from '#ui/layout/page-head.ts'
import { sharePost } from './-share-post.tsx'

const fields = readSearchBy({ type: oneOf(['explore', 'mine', 'saved']), before: words(36) })

const readSearch = (raw: unknown): PostSearch => fields(raw) as PostSearch

const empty = {
	explore: m.community_empty,
	mine: m.community_empty_mine,
	saved: m.community_empty_saved,
}

const place = newPost(null)

const Community = () => {
	const search = Route.useSearch()
	const { signedIn, moderates } = useAccess()
	// Own posts are asked for only when somebody is signed in.
	const shown = signedIn ? search : { ...search, type: 'explore' as const }
	return (
		<CommunityPage title={m.community_title()} text={m.community_text()}>
			<CommunityNav moderates={moderates} />
			{signedIn && <NameQuestion />}
			{signedIn ? (
				<Composer
					name="post"
					place={place}
					label={m.community_write()}
					hint={m.community_write_hint()}
					send={m.community_post()}
					letters={POST_LENGTH}
					pictures={PICTURES}
				/>
			) : (
				<JoinInvitation />
			)}
			<PostList
				search={shown}
				empty={shown.type ? empty[shown.type]() : m.community_empty_following()}
				share={sharePost}
				linkTo={(before, word) => (
					<Link
						className={button({ tone: 'outline' })}
						to="/community"
						search={{ ...search, before }}
					>
						{word}
					</Link>
				)}
			/>
		</CommunityPage>
	)
}

const tabs = {
	explore: m.community_explore,
	mine: m.community_mine,
	saved: m.community_saved,
}

const titleOf = ({ type, before }: PostSearch): string => {
	const named = type ? `${tabs[type]()} · ${m.community_title()}` : m.community_title()
	return before ? m.app_title_older({ title: named }) : named
}

export const Route = createFileRoute('/community/')({
	validateSearch: readSearch,
	loaderDeps: ({ search }) => search,
	loader: ({ context: { queryClient, processes }, deps }) => {
		const isVisitor = import.meta.env.SSR && processes.assumed === 'signedOut'
		return readFacts(queryClient, [postsQuery(isVisitor ? { ...deps, type: 'explore' } : deps)])
	},
	head: ({ match: { context, search } }) =>
		pageHead(context.origin, {
			title: titleOf(search),
			description: m.community_description(),
			path: '/community',
			noindex: search.type === 'mine' || search.type === 'saved',
		}),
	component: Community,
})
