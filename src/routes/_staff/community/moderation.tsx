import { createFileRoute, notFound } from '@tanstack/react-router'
import { reportsQuery } from '#features/community/community-post/community.queries.ts'
import { CommunityNav } from '#features/community/community-post/community-nav.tsx'
import { CommunityPage } from '#features/community/community-post/community-page.tsx'
import { ReportList } from '#features/community/community-post/report/report-list.tsx'
import { m } from '#i18n/messages'
import { orNotFound } from '#routes/-read/or-not-found.ts'
import { pageHead } from '#ui/layout/page-head.ts'

const Moderation = () => (
  <CommunityPage below title={m.community_queue()} text={m.community_queue_text()}>
    <CommunityNav moderates />
    <ReportList />
  </CommunityPage>
)

export const Route = createFileRoute('/_staff/community/moderation')({
  loader: async ({ context: { queryClient, moderates } }) => {
    if (!moderates) throw notFound()
    await orNotFound(queryClient.ensureQueryData(reportsQuery))
  },
  head: ({ match }) =>
    pageHead(match.context.origin, { title: m.community_queue(), noindex: true }),
  component: Moderation,
})
