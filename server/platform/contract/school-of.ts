import type { Account } from '#server/platform/contract/account.ts'
import { Problem } from '#server/platform/problems/problem.ts'

/**
 * The school that a caller acts for; the contract says which roles may.
 * @throws Problem 403 forbidden without one
 */
export const schoolOf = ({ schoolId }: Pick<Account, 'schoolId'>): string => {
	if (!schoolId) throw new Problem(403, 'forbidden', 'The account belongs to no school.')
	return schoolId
}
