import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { api } from '#api/client.ts'
import { readStored, writeStored } from '#api/versioned-storage.ts'
import { actsForSchool } from '#domain/school/school-mode.rules.ts'
import {
	NUDGE_INTERVAL,
	nudgeDueIn,
	readNudged,
	writeNudged,
} from '#machines/web/nudge-scheduler/nudge-scheduler.rules.ts'
import type { NudgeSchedulerActors } from '#machines/web/nudge-scheduler/nudge-scheduler.types.ts'
import { accountQuery } from '#processes/session/session.queries.ts'

/** When the career-interest form was shown last in this browser (NDG-01). */
const NUDGED_KEY = 'vidya.nudged'

/** Stores the present time as that of the last nudge. */
export const storeNudged = (): void => writeStored(NUDGED_KEY, writeNudged(Date.now()))

const mayHaveCareer = async (queryClient: QueryClient): Promise<boolean> => {
	try {
		return !actsForSchool((await queryClient.ensureQueryData(accountQuery)).roles)
	} catch {
		return false
	}
}

/**
 * Storage and clock of the browser, the account's roles, and the server's word on the
 * questionnaire.
 */
export const nudgeSchedulerActors = (queryClient: QueryClient) =>
	({
		readNudge: fromPromise(async () => {
			const dueIn = nudgeDueIn(readNudged(readStored(NUDGED_KEY)), Date.now())
			if (dueIn > 0) return { kind: 'recent' as const, dueIn }
			if (await mayHaveCareer(queryClient)) return { kind: 'due' as const }
			return { kind: 'recent' as const, dueIn: NUDGE_INTERVAL }
		}),
		checkQuestionnaire: fromPromise(async ({ signal }) => {
			const { data } = await api.GET('/recommend/is-wizard-completed', { signal })
			return { kind: data ? ('answered' as const) : ('open' as const) }
		}),
	}) satisfies NudgeSchedulerActors
