import { hashKey, type QueryClient } from '@tanstack/react-query'
import { createActor } from 'xstate'
import { readStored, writeStored } from '#api/versioned-storage.ts'
import { m } from '#i18n/messages'
import { partnerReferralMachine } from '#machines/shop/partner/partner-referral.machine.ts'
import { writeReferral } from '#machines/shop/partner/partner-referral.rules.ts'
import { observe } from '#processes/journey/observe.ts'
import type { Processes } from '#processes/processes.ts'
import { accountQuery } from '#processes/session/session.queries.ts'
import { announce } from '#ui/dialog/announce.ts'
import { partnerReferralActors } from './partner-referral.actors.ts'
import { PARTNER_PARAM, REFERRAL_KEY } from './referral-names.ts'

const outcomes = {
	recorded: m.partner_referral_recorded,
	unknownPartner: m.partner_referral_unknown,
	ownPartner: m.partner_referral_own,
	schoolHasPartner: m.partner_referral_taken,
}

/**
 * Takes the partner out of the address, so that a reload and a copied address do not bring it
 * again.
 */
const cleanAddress = () => {
	const url = new URL(location.href)
	url.searchParams.delete(PARTNER_PARAM)
	history.replaceState(history.state, '', url)
}

/**
 * Starts the referral of this tab; it follows who is here, their school and the connection until it
 * is settled.
 */
export const startPartnerReferral = (
	session: Processes['session'],
	queryClient: QueryClient,
	asked: string | null,
): void => {
	const referral = createActor(
		partnerReferralMachine.provide({
			actors: partnerReferralActors(queryClient),
			actions: {
				storeReferral: (_, { referral: kept }) =>
					writeStored(REFERRAL_KEY, kept && writeReferral(kept)),
				tellOutcome: (_, { outcome }) =>
					announce(outcomes[outcome](), outcome === 'recorded' ? 'success' : 'failure'),
			},
		}),
		{ inspect: observe, input: { asked, stored: readStored(REFERRAL_KEY), now: Date.now() } },
	)
	let here: string | null = null
	const followSession = () => {
		const { accountId } = session.getSnapshot().context
		if (accountId === here) return
		if (here) referral.send({ type: 'account.left' })
		if (accountId) referral.send({ type: 'account.observed' })
		here = accountId
	}
	const following = session.subscribe(followSession)
	const account = hashKey(accountQuery.queryKey)
	const reading = queryClient.getQueryCache().subscribe(({ query }) => {
		if (query.queryHash === account && query.state.data?.school)
			referral.send({ type: 'school.observed' })
	})
	const returned = () => referral.send({ type: 'connection.returned' })
	window.addEventListener('online', returned)
	referral.subscribe({
		complete: () => {
			following.unsubscribe()
			reading()
			window.removeEventListener('online', returned)
		},
	})
	referral.start()
	if (asked !== null) cleanAddress()
	followSession()
}
