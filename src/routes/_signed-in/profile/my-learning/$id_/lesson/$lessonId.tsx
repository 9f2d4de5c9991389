import { createFileRoute, notFound } from '@tanstack/react-router'
import { lessonQuery, myItemQuery } from '#features/learning/learning/learning.queries.ts'
import { LessonPage } from '#features/learning/learning/lesson/lesson-page.tsx'
import { lessonsOf } from '#features/learning/learning/lessons-of.ts'
import { m } from '#i18n/messages'
import { orNotFound } from '#routes/-read/or-not-found.ts'
import { pageHead } from '#ui/layout/page-head.ts'

const Lesson = () => {
	const { id, lessonId } = Route.useParams()
	return <LessonPage key={lessonId} id={id} lessonId={lessonId} />
}

export const Route = createFileRoute('/_signed-in/profile/my-learning/$id_/lesson/$lessonId')({
	loader: async ({ context: { queryClient, signedIn }, params: { id, lessonId } }) => {
		if (!(await signedIn)) return null
		const item = await orNotFound(queryClient.ensureQueryData(myItemQuery(id)))
		const lesson = lessonsOf(item.sections).find((one) => one.id === lessonId)
		if (!lesson) throw notFound()
		if (item.status === 'confirmed') void queryClient.prefetchQuery(lessonQuery({ id, lessonId }))
		return { title: `${lesson.title} · ${item.webinar.title}` }
	},
	head: ({ match, loaderData }) =>
		pageHead(match.context.origin, {
			title: loaderData?.title ?? m.header_my_learning(),
			noindex: true,
		}),
	component: Lesson,
})
