import type { QueryClient } from '@tanstack/react-query'
import { createActor } from 'xstate'
import { accessToken } from '#api/access-token.ts'
import { resumePayment } from '#flows/purchase/resume-payment.ts'
import { modalStackMachine } from '#machines/web/modal-stack/modal-stack.machine.ts'
import { recordEvent } from '#processes/analytics/record-event.ts'
import { openCheckout } from '#processes/cart/open-checkout.ts'
import { createCart, startCart } from '#processes/cart/start-cart.ts'
import { observe } from '#processes/journey/observe.ts'
import { feedWhenSignedIn } from '#processes/notification/feed-when-signed-in.ts'
import { referWhenAsked } from '#processes/partner/refer-when-asked.ts'
import type { Assumed, Processes } from '#processes/processes.ts'
import { referenceQuery } from '#processes/reference/reference.query.ts'
import { createLogout } from '#processes/session/create-logout.ts'
import { accountQuery } from '#processes/session/session.queries.ts'
import { showLogout } from '#processes/session/show-logout.ts'
import { createSession, startSession } from '#processes/session/start-session.ts'
import { whenIdle } from '#processes/when-idle.ts'
import { refetchAll } from './refetch-all.ts'

type Options = {
	/** Goes to a path of this site. */
	goTo: (path: string) => void
	/** Shows a short message. */
	announce: (message: string) => void
	assumed: Assumed
	renderedSchool: boolean
}

const createModals = () => {
	const modals = createActor(modalStackMachine, { inspect: observe, input: { signedIn: false } })
	modals.on('modal.recorded', ({ interaction, kind, reason }) => {
		recordEvent('modal_interaction', { interaction, kind, reason: reason ?? '' })
	})
	return modals
}

/**
 * Builds session, cart, modals and logout in their initial state, which is what the server renders.
 * @returns the processes, and what starts them in the browser and lets them know who is here
 */
export const createProcesses = (
	queryClient: QueryClient,
	{ goTo, announce, assumed, renderedSchool }: Options,
): { processes: Processes; start: () => void } => {
	const modals = createModals()
	const cart = createCart(queryClient, announce)
	const session = createSession({
		queryClient,
		goTo,
		modals,
		openCheckout: () => void openCheckout({ cart, modals }),
	})
	const logout = createLogout(() => session.send({ type: 'account.left' }))
	const start = () => {
		modals.start()
		startCart(cart)
		let factsOf = queryClient.getQueryData(accountQuery.queryKey)?.id ?? null
		let accountId: string | null = null
		session.subscribe((snapshot) => {
			if (snapshot.matches('restoring') || snapshot.matches('unreachable')) return
			const next = snapshot.context.accountId
			if (next !== factsOf) {
				factsOf = next
				queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] === 'mine' })
				refetchAll(queryClient)
			}
			if (next === accountId) return
			accountId = next
			modals.send({ type: 'account.observed', signedIn: next !== null })
			cart.send({ type: next === null ? 'account.left' : 'account.observed' })
			if (next) resumePayment({ modals }, next)
		})
		accessToken.onLost(() => session.send({ type: 'session.expired' }))
		feedWhenSignedIn({ session }, queryClient, goTo)
		referWhenAsked({ session }, queryClient)
		startSession(session)
		whenIdle(() => void queryClient.prefetchQuery(referenceQuery))
		logout.start()
		showLogout({ logout, modals })
	}
	return { processes: { session, cart, modals, logout, assumed, renderedSchool }, start }
}
