import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { postingQuery } from '#features/jobs/job-posting/job-posting.queries.ts'
import { JobPostingForm } from '#features/jobs/job-posting/job-posting-form.tsx'
import { m } from '#i18n/messages'
import { referenceQuery } from '#processes/reference/reference.query.ts'
import { orNotFound } from '#routes/-read/or-not-found.ts'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'
import { Skeleton } from '#ui/list/skeleton.tsx'

const NEW = 'new'
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)

const useLists = () => {
	const { data } = useSuspenseQuery(referenceQuery)
	return {
		subjects: names(data.subjects),
		types: names(data.job_type),
		levels: names(data.job_level),
	}
}
const NewPosting = () => <JobPostingForm post={null} lists={useLists()} />
const KnownPosting = ({ id }: { id: string }) => {
	const { data } = useSuspenseQuery({ ...postingQuery(id), staleTime: 0 })
	return <JobPostingForm key={id} post={data} lists={useLists()} />
}

const Posting = () => {
	const { id } = Route.useParams()
	const title = id === NEW ? m.posting_new_title() : m.posting_edit_title()
	return (
		<Suspense fallback={<Skeleton height="20rem" />}>
			<Breadcrumb here={title}>
				<Link to="/profile/job-posting">{m.posting_list()}</Link>
			</Breadcrumb>
			<Heading>{title}</Heading>
			{id === NEW ? <NewPosting /> : <KnownPosting id={id} />}
		</Suspense>
	)
}

/** SCH-08: a post of a school, a new one at `new`. */
export const Route = createFileRoute('/_signed-in/profile/_school/job-posting/$id/')({
	loader: async ({ context: { queryClient, forSchool }, params: { id } }) => {
		if (!(await forSchool) || id === NEW) return null
		return (await orNotFound(queryClient.fetchQuery(postingQuery(id)))).title
	},
	head: ({ match, params: { id }, loaderData }) =>
		pageHead(match.context.origin, {
			of: loaderData,
			title: id === NEW ? m.posting_new_title() : m.posting_edit_title(),
			noindex: true,
		}),
	component: Posting,
})
