import { createFileRoute } from '@tanstack/react-router'
import { PostingList } from '#features/jobs/job-posting/posting-list.tsx'
import { m } from '#i18n/messages'
import { pageHead } from '#ui/layout/page-head.ts'
import { readPageOnly } from './-read-page.ts'
import { SchoolPage } from './-school-page.tsx'

const Postings = () => {
  const { page = 1 } = Route.useSearch()
  return (
    <SchoolPage title={m.posting_list()} lead={m.posting_lead()}>
      {() => <PostingList page={page} />}
    </SchoolPage>
  )
}

/** SCH-08: the posts of a school. */
export const Route = createFileRoute('/profile/job-posting/')({
  validateSearch: readPageOnly,
  head: ({ match }) =>
    pageHead(match.context.origin, {
      title: m.posting_list(),
      page: match.search.page,
      noindex: true,
    }),
  component: Postings,
})
