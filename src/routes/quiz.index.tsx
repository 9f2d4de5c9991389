import { createFileRoute } from '@tanstack/react-router'
import { CardGrid } from '#features/card/card-grid.tsx'
import { CardSkeletons } from '#features/card/card-skeletons.tsx'
import { readList, readPage, readWords } from '#features/catalogue/catalogue.search.ts'
import { FilterDrawer } from '#features/filter/filter-drawer.tsx'
import { FilterPanel } from '#features/filter/filter-panel.tsx'
import { type QuizSearch, quizzesQuery } from '#features/quiz/quiz.queries.ts'
import { QuizList } from '#features/quiz/quiz-list.tsx'
import { m } from '#i18n/messages'
import { PageTitle } from '#ui/page-title.tsx'

const readSearch = (raw: Record<string, unknown>): QuizSearch => {
  const [search, page] = [readWords(raw), readPage(raw.page)]
  const [subjects, tags] = [readList(raw.subjects), readList(raw.tags)]
  return {
    search,
    subjects: subjects.length ? subjects : undefined,
    tags: tags.length ? tags : undefined,
    page,
  }
}

const Quizzes = () => {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { subjects = [], tags = [] } = search
  const panel = (
    <FilterPanel
      kind="quiz"
      value={search}
      onChange={({ subjects: chosen, tags: named }) =>
        navigate({ search: { search: search.search, subjects: chosen, tags: named } })
      }
      onClear={() => navigate({ search: {} })}
      onLeave={() => navigate({ to: '/bundle-products' })}
    />
  )
  return (
    <>
      <PageTitle>{m.quiz_title()}</PageTitle>
      <QuizList
        search={search}
        filters={panel}
        filterButton={<FilterDrawer count={subjects.length + tags.length}>{panel}</FilterDrawer>}
        pending={<CardSkeletons count={9} />}
        grid={(children) => <CardGrid>{children}</CardGrid>}
      />
    </>
  )
}

export const Route = createFileRoute('/quiz/')({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    void queryClient.prefetchQuery(quizzesQuery(deps)),
  component: Quizzes,
})
