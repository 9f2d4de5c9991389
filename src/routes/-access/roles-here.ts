import { accountQuery } from '#processes/session/session.queries.ts'
import { waitForSession } from '#processes/session/wait-for-session.ts'
import type { RouterContext } from '#routes/-app/router-context.ts'

/**
 * For loaders of pages that the server renders too: the roles of who is signed in; none of a
 * visitor.
 */
export const rolesHere = async ({
  queryClient,
  processes,
}: Pick<RouterContext, 'queryClient' | 'processes'>): Promise<readonly string[]> => {
  const isHere = import.meta.env.SSR
    ? processes.assumed === 'signedIn'
    : await waitForSession(processes)
  return isHere ? (await queryClient.ensureQueryData(accountQuery)).roles : []
}
