import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import { lessonFinishMachine } from '#machines/learning/lesson/lesson-finish.machine.ts'
import { observe } from '#processes/journey/observe.ts'
import { lessonMarkActors } from '../lesson-mark.actors.ts'
import type { NumberedLesson } from '../lessons-of.ts'

/** The process of finishing a lesson and going on to `after`, or else to the course. */
export const useLessonFinish = (
	enrolmentId: string,
	lesson: NumberedLesson,
	after: NumberedLesson | undefined,
) => {
	const queryClient = useQueryClient()
	const navigate = useNavigate()
	const goOn = () =>
		after
			? navigate({
					to: '/profile/my-learning/$id/lesson/$lessonId',
					params: { id: enrolmentId, lessonId: after.id },
				})
			: navigate({ to: '/profile/my-learning/$id', params: { id: enrolmentId } })
	return useActorRef(
		lessonFinishMachine.provide({
			actors: lessonMarkActors(queryClient, lesson.title, false),
			actions: { goOn: () => void goOn() },
		}),
		{ inspect: observe, input: { enrolmentId, lessonId: lesson.id } },
	)
}
