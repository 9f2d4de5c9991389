import { createFileRoute, Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { ApplicantList } from '#features/jobs/job-posting/applicant-list.tsx'
import { postingQuery } from '#features/jobs/job-posting/job-posting.queries.ts'
import { m } from '#i18n/messages'
import { orNotFound } from '#routes/-read/or-not-found.ts'
import { readPageOnly } from '#routes/-read/read-page.ts'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'
import { Skeleton } from '#ui/list/skeleton.tsx'

const Applicants = () => {
	const { id } = Route.useParams()
	const { page = 1 } = Route.useSearch()
	const post = Route.useLoaderData()
	return (
		<Suspense fallback={<Skeleton height="20rem" />}>
			<Breadcrumb here={m.posting_applicants_title()}>
				<Link to="/profile/job-posting">{m.posting_list()}</Link>
			</Breadcrumb>
			<Heading>{post?.title ?? m.posting_applicants_title()}</Heading>
			<ApplicantList
				job={id}
				page={page}
				linkTo={(number, props) => (
					<Link
						to="/profile/job-posting/$id/applicants"
						params={{ id }}
						search={{ page: number }}
						{...props}
					/>
				)}
			/>
		</Suspense>
	)
}

/** SCH-08: who applied for a post of a school. */
export const Route = createFileRoute('/_signed-in/profile/_school/job-posting/$id/applicants')({
	validateSearch: readPageOnly,
	loader: async ({ context: { queryClient, forSchool }, params: { id } }) =>
		(await forSchool) ? orNotFound(queryClient.ensureQueryData(postingQuery(id))) : undefined,
	head: ({ match, loaderData }) =>
		pageHead(match.context.origin, {
			of: loaderData?.title,
			title: m.posting_applicants_title(),
			page: match.search.page,
			noindex: true,
		}),
	component: Applicants,
})
