import { createFileRoute, Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { ApplicantList } from '#features/job-posting/applicant-list.tsx'
import { SchoolGate } from '#features/school/school-gate.tsx'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Heading } from '#ui/heading.tsx'
import { pageHead } from '#ui/page-head.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { readPageOnly } from './-read-page.ts'

const lead = css({ color: 'ink.muted', maxW: 'prose', pb: '4' })

const Shortlist = () => {
  const { page = 1 } = Route.useSearch()
  return (
    <Suspense fallback={<Skeleton height="20rem" />}>
      <SchoolGate>
        {() => (
          <>
            <Heading>{m.posting_shortlist_title()}</Heading>
            <p className={lead}>{m.posting_shortlist_lead()}</p>
            <ApplicantList
              page={page}
              linkTo={(number, props) => (
                <Link
                  to="/profile/taas-shortlisted-candidates"
                  search={{ page: number }}
                  {...props}
                />
              )}
            />
          </>
        )}
      </SchoolGate>
    </Suspense>
  )
}

/** SCH-08: whom a school has shortlisted, over all its posts. */
export const Route = createFileRoute('/profile/taas-shortlisted-candidates')({
  validateSearch: readPageOnly,
  head: ({ match }) =>
    pageHead(match.context.origin, { title: m.posting_shortlist_title(), noindex: true }),
  component: Shortlist,
})
