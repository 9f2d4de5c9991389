import { useQueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import { lessonMarkMachine } from '#machines/learning/lesson/lesson-mark.machine.ts'
import type { LessonMarkInput } from '#machines/learning/lesson/lesson-mark.types.ts'
import { observe } from '#processes/journey/observe.ts'
import { lessonMarkActors } from './lesson-mark.actors.ts'

/**
 * The process of a lesson's tick; it follows what the server says of the lesson while nothing is on
 * its way.
 */
export const useLessonMark = ({ enrolmentId, lessonId, done }: LessonMarkInput, title: string) => {
	const queryClient = useQueryClient()
	const ref = useActorRef(
		lessonMarkMachine.provide({ actors: lessonMarkActors(queryClient, title) }),
		{
			inspect: observe,
			input: { enrolmentId, lessonId, done },
		},
	)
	useEffect(() => ref.send({ type: 'progress.observed', done }), [ref, done])
	return ref
}
