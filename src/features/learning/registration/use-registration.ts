import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { RegistrationFacts } from '#domain/learning/registration.rules.ts'
import { registrationMachine } from '#machines/learning/registration/registration.machine.ts'
import { observe } from '#processes/journey/observe.ts'
import { registrationActors } from './registration.actors.ts'
import { type Registration, registrationQuery } from './registration.queries.ts'

const SECOND_MS = 1000

export type RegistrationRef = ActorRefFrom<typeof registrationMachine>

const factsOf = ({ status, joined_at, leavable, session }: Registration): RegistrationFacts => ({
	status,
	startsAt: Date.parse(session!.starts_at),
	endsAt: Date.parse(session!.ends_at),
	cancelled: session!.cancelled,
	joined: joined_at !== null,
	leavable,
	hasRoom: session!.has_room,
})

/**
 * Runs a registration with a session; it receives the server's time every second, and fresh facts
 * from the server.
 */
export const useRegistration = (id: string): RegistrationRef => {
	const queryClient = useQueryClient()
	const { data, dataUpdatedAt } = useSuspenseQuery(registrationQuery(id))
	const ahead = Date.parse(data.server_time) - dataUpdatedAt
	const ref = useActorRef(
		registrationMachine.provide({
			actors: registrationActors(queryClient),
			actions: { openRoom: (_, { joinUrl }) => void window.open(joinUrl, '_blank', 'noopener') },
		}),
		{ inspect: observe, input: { id, facts: factsOf(data), now: Date.now() + ahead } },
	)
	const tick = useEffectEvent(() => ref.send({ type: 'clock.ticked', now: Date.now() + ahead }))
	useEffect(() => {
		const ticking = setInterval(tick, SECOND_MS)
		return () => clearInterval(ticking)
	}, [])
	useEffect(() => {
		ref.send({ type: 'registration.observed', facts: factsOf(data) })
		tick()
	}, [ref, data])
	return ref
}
