import { createFileRoute } from '@tanstack/react-router'
import { myLearningQuery } from '#features/learning/learning/learning.queries.ts'
import { MyLearning } from '#features/learning/learning/my-learning.tsx'
import { m } from '#i18n/messages'
import { readPageOnly } from '#routes/-read/read-page.ts'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'

const Learning = () => (
	<>
		<Heading>{m.header_my_learning()}</Heading>
		<MyLearning page={Route.useSearch().page ?? 1} />
	</>
)

export const Route = createFileRoute('/_signed-in/profile/my-learning/')({
	validateSearch: readPageOnly,
	loaderDeps: ({ search }) => search,
	loader: async ({ context: { queryClient, signedIn }, deps: { page = 1 } }) => {
		if (await signedIn) void queryClient.prefetchQuery(myLearningQuery(page))
	},
	head: ({ match }) =>
		pageHead(match.context.origin, {
			title: m.header_my_learning(),
			page: match.search.page,
			noindex: true,
		}),
	component: Learning,
})
