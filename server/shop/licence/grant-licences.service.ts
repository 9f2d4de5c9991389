import type { Db } from '#server/platform/database/open.ts'
import { insertLicence, type NewLicence } from '#server/shop/licence/licence.store.ts'

/** What licences give: a plan, or one resource. */
type Gift = { planId: string; webinarId?: never } | { webinarId: string; planId?: never }

/**
 * SCH-06: gives a school licences for its teachers, inside the caller's transaction. `source` names what they come from (`order:{id}`): the same source,
 * and plan or resource, is granted once, so that a repeat changes nothing.
 * @param granted.quantity seats, at least 1
 * @param granted.validUntil until when seats can be given, and a plan runs
 * @returns whether it was granted now
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
  const { schoolId, quantity, source, validUntil, planId, webinarId, now } = granted
  if (!Number.isInteger(quantity) || quantity < 1) throw new RangeError('quantity')
  const row: NewLicence = {
    ...{ schoolId, quantity, source, validUntil },
    planId: planId ?? null,
    resourceId: webinarId ?? null,
    createdAt: now,
  }
  return insertLicence(tx, row)
}
