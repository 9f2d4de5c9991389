import { actsForSchool } from '#machines/school-mode/school-mode.rules.ts'
import type { Account } from '#server/platform/contract/account.ts'
import { Problem } from '#server/platform/problems/problem.ts'

/** The school that an account acts for (SCH-07). @throws Problem 403 forbidden without one */
export const schoolOf = ({ schoolId, roles }: Account): string => {
  if (!schoolId || !actsForSchool(roles))
    throw new Problem(403, 'forbidden', 'The account acts for no school.')
  return schoolId
}
