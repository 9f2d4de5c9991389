import { coarseRoleOf } from '#machines/journey-recorder/journey-recorder.rules.ts'
import type { components } from '#openapi/v1.gen.ts'
import { startOf } from '#server/journey/journey.rules.ts'
import { type JourneyRow, keepJourneys, readJourneys } from '#server/journey/journey.store.ts'
import { cursorOf, placeOf } from '#server/journey/journey-cursor.ts'
import type { Handlers } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'

type Journey = components['schemas']['Journey']

/** Gives every transition a number, in the order in which they are met. */
const dictionary = () => {
  const places = new Map<string, number>()
  return {
    placeOf: (transition: string): number => {
      const place = places.get(transition) ?? places.size
      places.set(transition, place)
      return place
    },
    words: () => [...places.keys()],
  }
}

const answerOf = (row: JourneyRow, placeOf: (transition: string) => number): Journey => ({
  id: row.id,
  machine: row.machine,
  started_at: row.startedAt.toISOString(),
  role: row.role as Journey['role'],
  device: row.device,
  returning: row.returning,
  demo: row.demo,
  ended: row.ended,
  steps: row.steps.map(([transitions, ms]) => [transitions.map(placeOf), ms]),
})

/** Records journeys without anybody's name (ATL-04) and reads them to analysts (ATL-06). */
export const journeyHandlers = (deps: Deps): Handlers => ({
  recordJourneys: async ({ body, account }) => {
    const now = deps.clock()
    const rows = body.journeys.map(
      ({ id, machine, started_at, role, device, returning, ended, steps }): JourneyRow => ({
        id,
        machine,
        startedAt: startOf(started_at, now),
        role: account ? coarseRoleOf(account.roles) : role,
        device,
        returning,
        demo: false,
        ended,
        steps: steps.map(({ transitions, ms }) => [transitions, ms]),
      }),
    )
    await keepJourneys(deps.db, rows)
    return undefined
  },

  listJourneys: async ({ query }) => {
    const { cursor, limit = 1000 } = query
    const after = cursor ? placeOf(cursor) : null
    if (cursor && !after)
      throw new Problem(400, 'invalid-request', 'The cursor is not one of ours.')
    const { total, rows } = await readJourneys(deps.db, query, { limit, after })
    const page = rows.slice(0, limit)
    const { placeOf: numberOf, words } = dictionary()
    const journeys = page.map((row) => answerOf(row, numberOf))
    const next_cursor = rows.length > limit ? cursorOf(page.at(-1)!) : null
    return { transitions: words(), journeys, total, next_cursor }
  },
})
