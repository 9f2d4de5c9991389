import { createFileRoute } from '@tanstack/react-router'
import { myItemQuery } from '#features/learning/learning/learning.queries.ts'
import { LearningItem } from '#features/learning/learning/learning-item.tsx'
import { NameQuestion } from '#features/people/session/name-question.tsx'
import { m } from '#i18n/messages'
import { orNotFound } from '#routes/-read/or-not-found.ts'
import { pageHead } from '#ui/layout/page-head.ts'

const Item = () => (
	<>
		<NameQuestion />
		<LearningItem id={Route.useParams().id} />
	</>
)

export const Route = createFileRoute('/_signed-in/profile/my-learning/$id')({
	loader: async ({ context: { queryClient, signedIn }, params: { id } }) => {
		if (!(await signedIn)) return null
		const { webinar } = await orNotFound(queryClient.ensureQueryData(myItemQuery(id)))
		return { title: webinar.title }
	},
	head: ({ match, loaderData }) =>
		pageHead(match.context.origin, {
			of: loaderData?.title,
			title: m.header_my_learning(),
			noindex: true,
		}),
	component: Item,
})
