import { createFileRoute } from '@tanstack/react-router'
import { normaliseCard } from '#api/normalise-card.ts'
import { CardSkeletons } from '#features/catalogue/card/card-skeletons.tsx'
import { Favourites } from '#features/learning/learning/favourites.tsx'
import { favouritesQuery } from '#features/learning/learning/learning.queries.ts'
import { m } from '#i18n/messages'
import { readPageOnly } from '#routes/-read/read-page.ts'
import { resourceCards } from '#routes/-resource/resource-cards.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'

const Favourite = () => (
	<>
		<Heading>{m.header_favourites()}</Heading>
		<Favourites
			page={Route.useSearch().page ?? 1}
			pending={<CardSkeletons count={3} />}
			renderCards={(cards) => resourceCards(cards.map((card) => normaliseCard('favorite', card)))}
		/>
	</>
)

export const Route = createFileRoute('/_signed-in/profile/favourites')({
	validateSearch: readPageOnly,
	loaderDeps: ({ search }) => search,
	loader: async ({ context: { queryClient, signedIn }, deps: { page = 1 } }) => {
		if (await signedIn) void queryClient.prefetchQuery(favouritesQuery(page))
	},
	head: ({ match }) =>
		pageHead(match.context.origin, {
			title: m.header_favourites(),
			page: match.search.page,
			noindex: true,
		}),
	component: Favourite,
})
