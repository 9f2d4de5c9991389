import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ApplicationPanel } from '#features/jobs/job/application-panel.tsx'
import { jobQuery } from '#features/jobs/job/job.queries.ts'
import { jobFacts } from '#features/jobs/job/job-head.ts'
import { JobPage } from '#features/jobs/job/job-page.tsx'
import { useKeptApplication } from '#features/jobs/job/use-job-application.ts'
import { videoResumeQuery } from '#features/jobs/video-resume/video-resume.queries.ts'
import { NameQuestion } from '#features/people/session/name-question.tsx'
import { useAccess } from '#routes/-access/use-access.ts'
import { missingHead } from '#routes/-read/missing-head.ts'
import { orNotFound } from '#routes/-read/or-not-found.ts'
import { pageHead } from '#ui/layout/page-head.ts'
import { JobBookmark } from './-job-cards.tsx'

const Job = () => {
	const { data: job } = useSuspenseQuery(jobQuery(Route.useParams().slug))
	const { signedIn, account } = useAccess()
	const { data: video } = useQuery({ ...videoResumeQuery, enabled: signedIn })
	const isKept = useKeptApplication(job.id)
	const applicant = account && {
		name: account.displayName,
		email: account.email,
		phone: account.phone,
		hasVideo: Boolean(video?.video),
	}
	return (
		<JobPage
			job={job}
			bookmark={<JobBookmark job={job} />}
			application={
				<>
					{applicant && <NameQuestion />}
					<ApplicationPanel
						key={`${job.id} ${job.application?.status} ${job.is_open} ${signedIn} ${isKept}`}
						job={job}
						applicant={applicant}
						signedIn={signedIn}
						fresh={!isKept}
					/>
				</>
			}
		/>
	)
}

export const Route = createFileRoute('/jobs/$slug')({
	loader: ({ context: { queryClient }, params }) =>
		orNotFound(queryClient.ensureQueryData(jobQuery(params.slug))),
	head: ({ loaderData, match: { context } }) =>
		loaderData
			? pageHead(context.origin, jobFacts(context.origin, loaderData))
			: missingHead(context.origin),
	component: Job,
})
