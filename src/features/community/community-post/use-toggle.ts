import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { m } from '#i18n/messages'
import { favouriteMachine } from '#machines/catalogue/favourite/favourite.machine.ts'
import type { FavouriteVerdict } from '#machines/catalogue/favourite/favourite.types.ts'
import { askLogin } from '#processes/ask-login.ts'
import { observe } from '#processes/journey/observe.ts'
import { useProcesses } from '#processes/processes.ts'
import { provided } from '#processes/provided.ts'
import { announce } from '#ui/dialog/announce.ts'
import { communityKey } from './community.queries.ts'

type Toggle = {
	/** The subject's id, as its calls name it. */
	subject: string
	on: boolean
	signedIn: boolean
	switchOn: (subject: string, signal: AbortSignal) => Promise<unknown>
	switchOff: (subject: string, signal: AbortSignal) => Promise<unknown>
}

const verdictOf = async (call: Promise<unknown>): Promise<FavouriteVerdict> => {
	try {
		await call
		return { kind: 'saved' }
	} catch (error) {
		if (error instanceof ApiError && error.status === 401) return { kind: 'signedOut' }
		throw error
	}
}

/** A like, a save or a membership: the process of a favourite, with other calls. */
export const useToggle = ({ subject, on, signedIn, switchOn, switchOff }: Toggle) => {
	const processes = useProcesses()
	const router = useRouter()
	const queryClient = useQueryClient()
	const machine = useMemo(() => {
		const reread = () => queryClient.invalidateQueries({ queryKey: communityKey })
		const calling = (call: Toggle['switchOn']) =>
			fromPromise(({ input, signal }: { input: { targetId: string }; signal: AbortSignal }) =>
				verdictOf(call(input.targetId, signal).then(reread)),
			)
		return provided(favouriteMachine, () => ({
			actors: { addFavourite: calling(switchOn), removeFavourite: calling(switchOff) },
			actions: {
				askLogin: () =>
					askLogin(processes, { returnTo: router.state.location.href, action: 'visit' }),
				reportFailure: () => announce(m.community_mark_failed(), 'failure'),
			},
		}))
	}, [processes, router, queryClient, switchOn, switchOff])
	const input = { targetId: subject, signedIn, favourite: on }
	const ref = useActorRef(machine, { inspect: observe, input })
	useEffect(() => ref.send({ type: 'account.observed', signedIn }), [ref, signedIn])
	useEffect(() => ref.send({ type: 'favourite.observed', favourite: on }), [ref, on])
	const isOn = useSelector(ref, (snapshot) => snapshot.hasTag('favourite'))
	return { isOn, toggle: () => ref.send({ type: 'favourite.toggled' }) }
}
