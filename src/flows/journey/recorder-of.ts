import type { QueryClient } from '@tanstack/react-query'
import {
	type JourneyRecorder,
	journeyRecorder,
} from '#features/web/journey/start-journey-recorder.ts'
import type { Early } from '#features/web/journey/watch-journeys.ts'
import type { Processes } from '#processes/processes.ts'
import { accountQuery } from '#processes/session/session.queries.ts'

/**
 * The recorder of this tab with the roles of the session; loaded after consent or with the question
 * for it.
 */
export const recorderOf = (
	{ session }: Pick<Processes, 'session'>,
	queryClient: QueryClient,
	early: Early = [],
): JourneyRecorder =>
	journeyRecorder({
		early,
		roles: () =>
			session.getSnapshot().hasTag('signedIn')
				? (queryClient.getQueryData(accountQuery.queryKey)?.roles ?? [])
				: null,
	})
