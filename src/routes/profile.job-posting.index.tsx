import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { PostingList } from '#features/job-posting/posting-list.tsx'
import { SchoolGate } from '#features/school/school-gate.tsx'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Heading } from '#ui/heading.tsx'
import { pageHead } from '#ui/page-head.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { readPageOnly } from './-read-page.ts'

const lead = css({ color: 'ink.muted', maxW: 'prose', pb: '4' })

const Postings = () => {
  const { page = 1 } = Route.useSearch()
  return (
    <Suspense fallback={<Skeleton height="20rem" />}>
      <SchoolGate>
        {() => (
          <>
            <Heading>{m.posting_list()}</Heading>
            <p className={lead}>{m.posting_lead()}</p>
            <PostingList page={page} />
          </>
        )}
      </SchoolGate>
    </Suspense>
  )
}

/** SCH-08: the posts of a school. */
export const Route = createFileRoute('/profile/job-posting/')({
  validateSearch: readPageOnly,
  head: ({ match }) => pageHead(match.context.origin, { title: m.posting_list(), noindex: true }),
  component: Postings,
})
