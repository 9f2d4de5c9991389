import { fromPromise } from 'xstate'
import { api } from '#api/client.ts'
import { readStored, writeStored } from '#api/versioned-storage.ts'
import {
  nudgeDueIn,
  readNudged,
  writeNudged,
} from '#machines/nudge-scheduler/nudge-scheduler.rules.ts'
import type { NudgeSchedulerActors } from '#machines/nudge-scheduler/nudge-scheduler.types.ts'

/** When the career-interest form was shown last in this browser (NDG-01). */
const NUDGED_KEY = 'vidya.nudged'

/** Stores the present time as that of the last nudge. */
export const storeNudged = (): void => writeStored(NUDGED_KEY, writeNudged(Date.now()))

/** Storage and clock of the browser, and the server's word on the questionnaire. */
export const nudgeSchedulerActors = {
  readNudge: fromPromise(async () => {
    const dueIn = nudgeDueIn(readNudged(readStored(NUDGED_KEY)), Date.now())
    return dueIn === 0 ? { kind: 'due' as const } : { kind: 'recent' as const, dueIn }
  }),
  checkQuestionnaire: fromPromise(async ({ signal }) => {
    const { data } = await api.GET('/recommend/is-wizard-completed', { signal })
    return { kind: data ? ('answered' as const) : ('open' as const) }
  }),
} satisfies NudgeSchedulerActors
