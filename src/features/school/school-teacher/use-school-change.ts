import { useQueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { schoolChangeMachine } from '#machines/school/school-teacher/school-change.machine.ts'
import { observe } from '#processes/journey/observe.ts'
import { schoolChangeActors } from './school-change.actors.ts'

export type SchoolChangeRef = ActorRefFrom<typeof schoolChangeMachine>

/** The process of one change after another to a school's teachers. */
export const useSchoolChange = (): SchoolChangeRef => {
	const queryClient = useQueryClient()
	return useActorRef(schoolChangeMachine.provide({ actors: schoolChangeActors(queryClient) }), {
		inspect: observe,
	})
}
