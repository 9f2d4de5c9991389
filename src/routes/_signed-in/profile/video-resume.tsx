import { createFileRoute } from '@tanstack/react-router'
import { videoResumeQuery } from '#features/jobs/video-resume/video-resume.queries.ts'
import { VideoResume } from '#features/jobs/video-resume/video-resume.tsx'
import { m } from '#i18n/messages'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'

const Video = () => (
	<>
		<Heading>{m.video_title()}</Heading>
		<VideoResume />
	</>
)

export const Route = createFileRoute('/_signed-in/profile/video-resume')({
	loader: async ({ context: { queryClient, signedIn } }) => {
		if (await signedIn) void queryClient.prefetchQuery(videoResumeQuery)
	},
	head: ({ match }) => pageHead(match.context.origin, { title: m.video_title(), noindex: true }),
	component: Video,
})
