import type { Db } from '#server/platform/database/open.ts'
import { insertLicence, type NewLicence } from './licence.store.ts'

/** Content of licences: a plan or one resource. */
type Gift = { planId: string; resourceId?: never } | { resourceId: string; planId?: never }

/**
 * SCH-06: grants a school licences, inside the caller's transaction. `source` names their origin
 * (`order:{id}`): each source and plan or resource is granted once, so a repeat changes nothing.
 * @param granted.quantity seats, at least 1
 * @param granted.validUntil end of assigning seats, and of a plan
 * @returns true if it was granted now
 */
export const grantLicences = (
	tx: Db,
	granted: Gift & {
		schoolId: string
		quantity: number
		source: string
		validUntil: Date
		now: Date
	},
): Promise<boolean> => {
	const { schoolId, quantity, source, validUntil, planId, resourceId, now } = granted
	if (!Number.isInteger(quantity) || quantity < 1) throw new RangeError('quantity')
	const row: NewLicence = {
		...{ schoolId, quantity, source, validUntil },
		planId: planId ?? null,
		resourceId: resourceId ?? null,
		createdAt: now,
	}
	return insertLicence(tx, row)
}
