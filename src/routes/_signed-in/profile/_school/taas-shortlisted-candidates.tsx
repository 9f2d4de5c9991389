import { createFileRoute, Link } from '@tanstack/react-router'
import { ApplicantList } from '#features/jobs/job-posting/applicant-list.tsx'
import { m } from '#i18n/messages'
import { readPageOnly } from '#routes/-read/read-page.ts'
import { pageHead } from '#ui/layout/page-head.ts'
import { SchoolPage } from './-school-page.tsx'

const Shortlist = () => {
	const { page = 1 } = Route.useSearch()
	return (
		<SchoolPage title={m.posting_shortlist_title()} lead={m.posting_shortlist_lead()}>
			<ApplicantList
				page={page}
				linkTo={(number, props) => (
					<Link to="/profile/taas-shortlisted-candidates" search={{ page: number }} {...props} />
				)}
			/>
		</SchoolPage>
	)
}

/** SCH-08: whom a school has shortlisted, over all its posts. */
export const Route = createFileRoute('/_signed-in/profile/_school/taas-shortlisted-candidates')({
	validateSearch: readPageOnly,
	head: ({ match }) =>
		pageHead(match.context.origin, {
			title: m.posting_shortlist_title(),
			page: match.search.page,
			noindex: true,
		}),
	component: Shortlist,
})
