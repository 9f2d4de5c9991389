import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'

/** The account's video resume. */
export const videoResumeQuery = queryOptions({
	queryKey: ['mine', 'video-resume'],
	queryFn: async ({ signal }) => (await api.GET('/user/video-resume', { signal })).data!,
})

/** Where a browser plays one's video; it changes with the video, so that no old one is shown. */
export const videoFileAddress = (changedAt: string): string =>
	`/profile/video-resume/file?v=${Date.parse(changedAt)}`
