import { createFileRoute } from '@tanstack/react-router'
import { PostingList } from '#features/jobs/job-posting/posting-list.tsx'
import { m } from '#i18n/messages'
import { SchoolPage } from '#routes/_signed-in/profile/_school/-school-page.tsx'
import { readPageOnly } from '#routes/-read/read-page.ts'
import { pageHead } from '#ui/layout/page-head.ts'

const Postings = () => {
	const { page = 1 } = Route.useSearch()
	return (
		<SchoolPage title={m.posting_list()} lead={m.posting_lead()}>
			<PostingList page={page} />
		</SchoolPage>
	)
}

/** SCH-08: the posts of a school. */
export const Route = createFileRoute('/_signed-in/profile/_school/job-posting/')({
	validateSearch: readPageOnly,
	head: ({ match }) =>
		pageHead(match.context.origin, {
			title: m.posting_list(),
			page: match.search.page,
			noindex: true,
		}),
	component: Postings,
})
