import { CardGrid, CardRow } from '#features/catalogue/card/card-grid.tsx'
import { FavouriteButton } from '#features/catalogue/favourite/favourite-button.tsx'
import type { JobCardData } from '#features/jobs/job/job.types.ts'
import { JobCard } from '#features/jobs/job/job-card.tsx'
import { useViewer } from '#processes/viewer-context.ts'

/** The bookmark of a job; icon only on a card. */
export const JobBookmark = ({ job, compact }: { job: JobCardData; compact?: boolean }) => (
	<FavouriteButton
		kind="job"
		targetId={job.id}
		title={job.title}
		favourite={job.bookmarked}
		signedIn={useViewer().signedIn}
		compact={compact ?? false}
	/>
)

/** Jobs with their bookmarks in columns. */
export const jobCards = (jobs: readonly JobCardData[]) => (
	<CardGrid>
		{jobs.map((job) => (
			<JobCard key={job.id} job={job} bookmark={<JobBookmark job={job} compact />} />
		))}
	</CardGrid>
)

/** A few jobs with their bookmarks in one row. */
export const jobRow = (jobs: readonly JobCardData[]) => (
	<CardRow>
		{jobs.map((job) => (
			<JobCard key={job.id} job={job} bookmark={<JobBookmark job={job} compact />} />
		))}
	</CardRow>
)
