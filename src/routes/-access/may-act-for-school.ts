import { actsForSchool } from '#machines/school/school-mode/school-mode.rules.ts'
import { accountQuery } from '#processes/session/session.queries.ts'
import { waitForSession } from '#processes/session/wait-for-session.ts'
import type { RouterContext } from '#routes/-app/router-context.ts'

/**
 * Whether who is signed in is a point of contact of a school, so that its pages may be read ahead.
 */
export const mayActForSchool = async ({
  queryClient,
  processes,
}: Pick<RouterContext, 'queryClient' | 'processes'>): Promise<boolean> => {
  if (!(await waitForSession(processes))) return false
  const { roles, school } = await queryClient.ensureQueryData(accountQuery)
  return school !== null && actsForSchool(roles)
}
