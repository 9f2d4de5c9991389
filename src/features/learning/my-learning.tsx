import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import BookOpen from 'lucide-react/icons/book-open'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { myLearningQuery, PAGE_SIZE } from './learning.queries.ts'
import { LearningRow } from './learning-row.tsx'

const list = css({ display: 'flex', flexDirection: 'column', gap: '4' })

/** Everything one is enrolled in, and how far. */
export const MyLearning = ({ page }: { page: number }) => {
  const { data, isError, refetch } = useQuery(myLearningQuery(page))
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="12rem" />
  if (data.data.length === 0)
    return (
      <EmptyState icon={<BookOpen />} title={m.learning_empty()} text={m.learning_empty_hint()}>
        <Link className={button()} to="/learning">
          {m.learning_find()}
        </Link>
      </EmptyState>
    )
  return (
    <>
      <ul className={list}>
        {data.data.map((enrolment) => (
          <LearningRow key={enrolment.id} enrolment={enrolment} />
        ))}
      </ul>
      <Pagination
        page={page}
        pages={Math.ceil(data.total / PAGE_SIZE)}
        linkTo={(to, props) => <Link to="/profile/my-learning" search={{ page: to }} {...props} />}
      />
    </>
  )
}
