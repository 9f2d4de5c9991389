import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { DeskLink } from '#desk/layout/desk-link.tsx'
import { m } from '#i18n/messages'
import { nameOf } from '#i18n/name-of.ts'
import { css } from '#styled/css'
import { button, link } from '#styled/recipes'
import { Heading } from '#ui/layout/heading.tsx'
import { DataTable } from '#ui/list/data-table.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Pagination } from '#ui/list/pagination.tsx'
import { SearchTools } from '#ui/list/search-tools.tsx'
import { PAGE_ROWS, quizzesQuery } from './quiz-content.queries.ts'
import type { QuizzesSearch } from './quizzes.search.ts'

const lead = css({ color: 'ink.muted', pb: '4', maxW: 'prose' })
const act = css({ display: 'flex', pb: '5' })

const Rows = ({ place }: { place: QuizzesSearch }) => {
  const { data } = useSuspenseQuery(quizzesQuery(place))
  if (data.total === 0)
    return place.search ? (
      <EmptyState title={m.desk_price_none_found_title()} text={m.desk_price_none_found_text()} />
    ) : (
      <EmptyState title={m.desk_quiz_none_title()} text={m.desk_quiz_none_text()} />
    )
  return (
    <>
      <DataTable
        label={m.desk_quiz_list_title()}
        heads={[
          m.desk_quiz_title(),
          m.desk_quiz_subject(),
          m.desk_quiz_count(),
          m.desk_quiz_state(),
        ]}
        rows={data.data.map((row) => ({
          key: row.id,
          cells: [
            <DeskLink key="title" className={link()} to={`/quizzes/${row.id}`}>
              {row.title}
            </DeskLink>,
            nameOf(row.subject),
            String(row.questions),
            row.is_public ? m.desk_quiz_is_public() : m.desk_quiz_is_hidden(),
          ],
        }))}
      />
      <Pagination
        page={place.page ?? 1}
        pages={Math.ceil(data.total / PAGE_ROWS)}
        linkTo={(page, props) => (
          <DeskLink
            to="/quizzes"
            {...{ search: { ...place, page: page === 1 ? undefined : page } }}
            {...props}
          />
        )}
      />
    </>
  )
}

/** The quizzes of the shop, hidden ones too. */
export const QuizzesPage = () => {
  const place = useSearch({ strict: false }) as QuizzesSearch
  const navigate = useNavigate()
  return (
    <>
      <Heading>{m.desk_quiz_list_title()}</Heading>
      <p className={lead}>{m.desk_quiz_list_text()}</p>
      <div className={act}>
        <DeskLink className={button()} to="/quizzes/new">
          {m.desk_quiz_new()}
        </DeskLink>
      </div>
      <SearchTools
        label={m.desk_quiz_search()}
        words={place.search}
        onSearch={(search) => void navigate({ to: '/quizzes', search: { search } } as never)}
        choices={[]}
      />
      <Suspense fallback={<p role="status">{m.desk_loading()}</p>}>
        <Rows place={place} />
      </Suspense>
    </>
  )
}
