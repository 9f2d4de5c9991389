import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { announce } from '#ui/dialog/announce.ts'
import { lessonQuery, myItemQuery } from './learning.queries.ts'
import { lessonsOf } from './lessons-of.ts'

const kept = css({ display: 'flex', gap: '1', textStyle: 'small', color: 'ink.muted' })

/** Fetches the lessons of an item while there is a connection, for the way home (OFF-01). */
export const KeepForOffline = ({ id, title }: { id: string; title: string }) => {
	const router = useRouter()
	const queryClient = useQueryClient()
	const { data, isFetching } = useQuery({ ...myItemQuery(id), enabled: false })
	if (data)
		return (
			<span className={kept}>
				<Check aria-hidden="true" size={16} />
				{m.offline_kept()}
			</span>
		)
	const keep = async () => {
		const matches = await router
			.preloadRoute({ to: '/profile/my-learning/$id', params: { id } })
			.catch(() => undefined)
		const lessons = lessonsOf(queryClient.getQueryData(myItemQuery(id).queryKey)?.sections ?? [])
		const lessonId = lessons[0]?.id
		const to = '/profile/my-learning/$id/lesson/$lessonId'
		if (matches && lessonId)
			await router.preloadRoute({ to, params: { id, lessonId } }).catch(() => undefined)
		for (const lesson of lessons.filter(({ formatted }) => formatted))
			await queryClient.prefetchQuery(lessonQuery({ id, lessonId: lesson.id }))
		if (!matches) announce(m.offline_keep_failed(), 'failure')
	}
	return (
		<Button
			tone="quiet"
			size="sm"
			busy={isFetching}
			aria-label={`${m.offline_keep()}: ${title}`}
			onClick={() => void keep()}
		>
			{m.offline_keep()}
		</Button>
	)
}
