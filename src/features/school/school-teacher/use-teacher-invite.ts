import { useQueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import { readStored, writeStored } from '#api/versioned-storage.ts'
import { teacherInviteMachine } from '#machines/school/teacher-invitation/teacher-invite.machine.ts'
import { writeInvite } from '#machines/school/teacher-invitation/teacher-invite.rules.ts'
import { observe } from '#processes/journey/observe.ts'
import { focusFirstError } from '#ui/form/focus-first-error.ts'
import { teacherInviteActors } from './teacher-invite.actors.ts'

const KEY = 'vidya.teacher-invite'

/** The process of inviting teachers in the form with this id. */
export const useTeacherInvite = (formId: string) => {
	const queryClient = useQueryClient()
	return useActorRef(
		teacherInviteMachine.provide({
			actors: teacherInviteActors(queryClient),
			actions: {
				storeDraft: (_, { typed }) => writeStored(KEY, typed === '' ? null : writeInvite(typed)),
				focusAddresses: () => focusFirstError(document.getElementById(formId)),
			},
		}),
		{ inspect: observe, input: { stored: readStored(KEY) } },
	)
}
