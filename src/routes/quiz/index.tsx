import { createFileRoute } from '@tanstack/react-router'
import { list, page, readSearchBy, words } from '#api/search-fields.ts'
import { CardGrid } from '#features/catalogue/card/card-grid.tsx'
import { CardSkeletons } from '#features/catalogue/card/card-skeletons.tsx'
import { FilterDrawer } from '#features/catalogue/catalogue/filter-drawer.tsx'
import { FilterPanel } from '#features/catalogue/catalogue/filter-panel.tsx'
import { type QuizSearch, quizzesQuery } from '#features/learning/quiz/quiz.queries.ts'
import { QuizList } from '#features/learning/quiz/quiz-list.tsx'
import { m } from '#i18n/messages'
import { namesOf } from '#i18n/name-of.ts'
import { referenceQuery } from '#processes/reference/reference.query.ts'
import { readFacts } from '#routes/-read/read-facts.ts'
import { useAskedSearch } from '#routes/-read/use-asked-search.ts'
import { listHead } from '#ui/list/list-head.ts'

const fields = readSearchBy({ search: words(120), q: words(120), subjects: list, tags: list, page })

const readSearch = (raw: unknown): QuizSearch => {
	const { q, search = q, subjects, tags, page } = fields(raw)
	return { search, subjects, tags, page }
}

const Quizzes = () => {
	const search = useAskedSearch('/quiz', readSearch, Route.useSearch())
	const navigate = Route.useNavigate()
	const { subjects = [], tags = [] } = search
	const panel = (
		<FilterPanel
			kind="quiz"
			value={search}
			words={search.search}
			onChange={({ subjects: chosen, tags: named }) =>
				navigate({ search: { search: search.search, subjects: chosen, tags: named } })
			}
			onClear={() => navigate({ search: {} })}
			onLeave={() => navigate({ to: '/bundle-products' })}
		/>
	)
	return (
		<QuizList
			search={search}
			filters={panel}
			filterButton={<FilterDrawer count={subjects.length + tags.length}>{panel}</FilterDrawer>}
			pending={<CardSkeletons count={9} />}
			grid={(children) => <CardGrid>{children}</CardGrid>}
		/>
	)
}

export const Route = createFileRoute('/quiz/')({
	validateSearch: readSearch,
	loaderDeps: ({ search }) => search,
	loader: ({ context: { queryClient }, deps }) =>
		readFacts(queryClient, [quizzesQuery(deps), referenceQuery]),
	head: ({ match: { context, search } }) => {
		const list = context.queryClient.getQueryData(quizzesQuery(search).queryKey)
		return listHead(context.origin, {
			title: m.quiz_title(),
			asked: [search.search, ...namesOf(search.subjects, search.tags)],
			description: m.quiz_page_description(),
			path: '/quiz',
			search,
			items: list?.data.map(({ slug }) => `/quiz/${slug}`) ?? [],
		})
	},
	component: Quizzes,
})
