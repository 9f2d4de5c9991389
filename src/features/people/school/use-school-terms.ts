import { useQueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { schoolTermsMachine } from '#machines/school/school-terms/school-terms.machine.ts'
import type { SchoolTermsInput } from '#machines/school/school-terms/school-terms.types.ts'
import { observe } from '#processes/journey/observe.ts'
import { schoolTermsActors } from './school-terms.actors.ts'

/** Runs the agreement to a school's terms; `onLeave` closes them (SCH-05). */
export const useSchoolTerms = (
	input: SchoolTermsInput,
	onLeave: () => void,
): ActorRefFrom<typeof schoolTermsMachine> => {
	const queryClient = useQueryClient()
	return useActorRef(
		schoolTermsMachine.provide({
			actors: schoolTermsActors(queryClient),
			actions: {
				leaveTerms: onLeave,
				logFailure: () => console.info('the agreement to the terms was not stored'),
			},
		}),
		{ inspect: observe, input },
	)
}
