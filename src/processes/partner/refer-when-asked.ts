import type { QueryClient } from '@tanstack/react-query'
import { readStored } from '#api/versioned-storage.ts'
import type { Processes } from '#processes/processes.ts'
import { PARTNER_PARAM, REFERRAL_KEY } from './referral-names.ts'

/**
 * Loads and starts the referral of a partner where the address names one, or one is kept (SCH-07).
 */
export const referWhenAsked = (
	{ session }: Pick<Processes, 'session'>,
	queryClient: QueryClient,
): void => {
	const asked = new URLSearchParams(location.search).get(PARTNER_PARAM)
	if (asked === null && readStored(REFERRAL_KEY) === null) return
	import('./start-partner-referral.ts')
		.then(({ startPartnerReferral }) => startPartnerReferral(session, queryClient, asked))
		.catch((error: unknown) => console.info('the partner’s link was not noted', error))
}
