import { queryOptions } from '@tanstack/react-query'
import { refreshAccess } from '#api/access-token.ts'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import { type Journey, type JourneysAnswer, readJourneys } from '#atlas/usage/journey.ts'
import type { AtlasSearch } from '../search.ts'

const PAGE = 5000
const MOST = 20_000

/** Journeys of a machine; `total` is how many there are, should they be more than were read. */
export type Journeys = { journeys: Journey[]; total: number }

type Segment = Pick<AtlasSearch, 'since' | 'until' | 'role' | 'device' | 'visitor'>

const day = (text: string | undefined, later = 0): string | undefined => {
  const time = Date.parse(`${text}T00:00:00`)
  return Number.isNaN(time) ? undefined : new Date(time + later).toISOString()
}

/** Days are whole and of this browser's zone; the last one is within. */
const filterOf = (machine: string, { since, until, role, device, visitor }: Segment) => ({
  machine,
  limit: PAGE,
  from: day(since),
  to: day(until, 86_400_000),
  role: role as 'teacher' | undefined,
  device: device as 'phone' | undefined,
  visitor: visitor as 'new' | undefined,
})

/**
 * The journeys of a period and a segment, for an analyst.
 * @throws ApiError 401 when nobody is signed in here, 403 for somebody else
 */
export const journeysQuery = (machine: string, segment: Segment) =>
  queryOptions({
    queryKey: ['journeys', machine, segment],
    queryFn: async ({ signal }): Promise<Journeys> => {
      if (!(await refreshAccess())) throw new ApiError({ status: 401, code: 'signed-out' })
      const journeys: Journey[] = []
      let cursor: string | null = null
      let total = 0
      do {
        const query: ReturnType<typeof filterOf> & { cursor?: string } = {
          ...filterOf(machine, segment),
          ...(cursor ? { cursor } : {}),
        }
        const answer = await api.GET('/journeys', { params: { query }, signal })
        const data = answer.data!
        journeys.push(...readJourneys(data as unknown as JourneysAnswer))
        total = data.total
        cursor = data.next_cursor
      } while (cursor && journeys.length < MOST)
      return { journeys, total }
    },
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status < 500),
    staleTime: 60_000,
  })
