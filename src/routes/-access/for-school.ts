import type { FetchQueryOptions } from '@tanstack/react-query'
import { actsForSchool } from '#machines/school/school-mode/school-mode.rules.ts'
import { accountQuery } from '#processes/session/session.queries.ts'
import { waitForSession } from '#processes/session/wait-for-session.ts'
import type { RouterContext } from '#routes/-app/router-context.ts'

/**
 * Begins to read what a page of a school shows, for whoever acts for one.
 * @returns whether the account does
 */
export const readForSchool = async (
  { queryClient, processes }: Pick<RouterContext, 'queryClient' | 'processes'>,
  // biome-ignore lint/suspicious/noExplicitAny: queries of any fact and key.
  queries: FetchQueryOptions<any, any, any, any>[],
): Promise<boolean> => {
  if (!(await waitForSession(processes))) return false
  const { roles, school } = await queryClient.ensureQueryData(accountQuery)
  if (!school || !actsForSchool(roles)) return false
  for (const query of queries) void queryClient.prefetchQuery(query)
  return true
}
