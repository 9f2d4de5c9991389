import { useQueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import * as z from 'zod/mini'
import { readStored, writeStored } from '#api/versioned-storage.ts'
import { refreshInbox } from '#desk/waiting/refresh-inbox.ts'
import { verificationMachine } from '#machines/school/verification/verification.machine.ts'
import { observe } from '#processes/journey/observe.ts'
import { focusFirstError } from '#ui/form/focus-first-error.ts'
import { verificationActors } from './verification.actors.ts'

const keyOf = (schoolId: string) => `vidya.verification.1.${schoolId}`

/** The process of one school's verification; the element of this id holds the reason. */
export const useVerification = (schoolId: string, formId: string) => {
	const queryClient = useQueryClient()
	return useActorRef(
		verificationMachine.provide({
			actors: verificationActors,
			actions: {
				storeReason: (_, params) => writeStored(keyOf(params.schoolId), params.reason || null),
				focusReason: () => focusFirstError(document.getElementById(formId)),
			},
		}),
		{
			inspect: observe,
			input: { schoolId, reason: z.string().safeParse(readStored(keyOf(schoolId))).data ?? '' },
		},
		({ status }) => {
			if (status === 'done') void refreshInbox(queryClient)
		},
	)
}
