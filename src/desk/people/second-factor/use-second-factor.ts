import { useQueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { secondFactorMachine } from '#machines/people/second-factor/second-factor.machine.ts'
import { provided } from '#processes/provided.ts'
import { secondFactorActors } from './second-factor.actors.ts'

/** Runs the second factor. `onVerified` is called when the session is verified. */
export const useSecondFactor = (isEnrolled: boolean, onVerified: () => void) => {
	const queryClient = useQueryClient()
	const [machine] = useState(() =>
		provided(secondFactorMachine, () => ({ actors: secondFactorActors(queryClient) })),
	)
	return useActorRef(machine, { input: { isEnrolled } }, ({ status }) => {
		if (status === 'done') onVerified()
	})
}
