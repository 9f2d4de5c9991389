import type { QueryClient } from '@tanstack/react-query'
import { type ActorRefFrom, createActor } from 'xstate'
import { readStored, writeStored } from '#api/versioned-storage.ts'
import { sessionMachine } from '#machines/people/session/session.machine.ts'
import { writeIntent } from '#machines/people/session/session.rules.ts'
import type { modalStackMachine } from '#machines/web/modal-stack/modal-stack.machine.ts'
import { observe } from '#processes/journey/observe.ts'
import { provided } from '#processes/provided.ts'
import { openPurchase } from '../open-purchase.ts'
import { knownHere } from './known-here.ts'
import { followOtherTabs } from './other-tabs.ts'
import { resumeIntent } from './resume-intent.ts'
import { sessionActors } from './session.actors.ts'

const INTENT_KEY = 'vidya.intent'

type Options = {
	queryClient: QueryClient
	goTo: (path: string) => void
	modals: ActorRefFrom<typeof modalStackMachine>
	/** Opens the purchase of the whole cart. */
	openCheckout: () => void
}

/** Builds the session of the app. */
export const createSession = (options: Options) => {
	const { queryClient, goTo, modals, openCheckout } = options
	const machine = provided(sessionMachine, () => ({
		actors: sessionActors(queryClient),
		actions: {
			storeIntent: (_, { intent }) => writeStored(INTENT_KEY, intent && writeIntent(intent)),
			resumeIntent: (_, { intent }) =>
				resumeIntent(intent, {
					goTo,
					openPurchase: (resourceIds, free) =>
						openPurchase({ modals }, resourceIds.split(','), { free }),
					openCheckout,
					refreshFavourites: () => {
						for (const first of ['mine', 'jobs'])
							void queryClient.invalidateQueries({ queryKey: [first] })
					},
				}),
		},
	}))
	const input = { storedIntent: readStored(INTENT_KEY) }
	return createActor(machine, { inspect: observe, input })
}

/** Starts the session; other tabs tell each other who is here. */
export const startSession = (session: ReturnType<typeof createSession>): void => {
	let known: string | null = null
	const tellOtherTabs = followOtherTabs(({ accountId }) => {
		known = accountId
		session.send(accountId ? { type: 'account.observed', accountId } : { type: 'account.left' })
	})
	session.subscribe(({ context }) => {
		if (context.accountId !== null && !knownHere.read()) knownHere.note()
		if (context.accountId === known) return
		known = context.accountId
		tellOtherTabs({ accountId: known })
	})
	session.start()
}
