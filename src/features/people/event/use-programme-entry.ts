import { useQueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import { fromPromise } from 'xstate'
import { api } from '#api/client.ts'
import type { ProgrammeCountry } from '#domain/people/programme-entry.rules.ts'
import { programmeEntryMachine } from '#machines/people/event/programme-entry.machine.ts'
import type { ProgrammeEntryActors } from '#machines/people/event/programme-entry.types.ts'
import { askLogin } from '#processes/ask-login.ts'
import { observe } from '#processes/journey/observe.ts'
import { useProcesses } from '#processes/processes.ts'
import { usePresence } from '#processes/session/use-presence.ts'
import { registrationsQuery } from './registration.queries.ts'

/** Runs the entry to a country's programme; it receives the session's state. */
export const useProgrammeEntry = (country: ProgrammeCountry) => {
	const processes = useProcesses()
	const queryClient = useQueryClient()
	const presence = usePresence()
	const actors = {
		registerForProgramme: fromPromise(async ({ input, signal }) => {
			await api.POST('/international-tpo/registrations', { body: input, signal })
			await queryClient.invalidateQueries({ queryKey: registrationsQuery.queryKey })
		}),
	} satisfies ProgrammeEntryActors
	const ref = useActorRef(
		programmeEntryMachine.provide({
			actors,
			actions: {
				askLogin: (_, { country: targetId }) =>
					askLogin(processes, {
						returnTo: `/international-tpo/${targetId}`,
						action: 'join',
						targetId,
					}),
			},
		}),
		{ inspect: observe, input: { country } },
	)
	useEffect(() => {
		if (presence !== 'unreachable')
			ref.send({ type: 'account.observed', signedIn: presence === 'signedIn' })
	}, [ref, presence])
	return ref
}
