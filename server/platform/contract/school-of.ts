import { Problem } from '#server/platform/problems/problem.ts'
import type { Account } from './account.ts'

/**
 * The school that a caller acts for; the contract says which roles may.
 * @throws Problem 403 forbidden without one
 */
export const schoolOf = ({ schoolId }: Pick<Account, 'schoolId'>): string => {
	if (!schoolId) throw new Problem(403, 'forbidden', 'The account belongs to no school.')
	return schoolId
}
