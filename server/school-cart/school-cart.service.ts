import { isForSchools, SCHOOL_CART_LIMIT } from '#machines/school-checkout/school-checkout.rules.ts'
import type { components } from '#openapi/v1.gen.ts'
import { findCards } from '#server/catalogue/catalogue.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Db } from '#server/platform/database/open.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import {
  type CartRow,
  countLines,
  deleteLine,
  deleteLines,
  findLines,
  findWanted,
  lockSchool,
  upsertLine,
} from '#server/school-cart/school-cart.store.ts'
import { priceLine, priceSchoolOrder } from '#server/school-cart/school-price.rules.ts'

type LineAnswer = components['schemas']['SchoolCartLine']

const priced = ({ line, price }: CartRow) =>
  priceLine({ unitPrice: price ?? 0, quantity: line.quantity })

const answerOf = (row: CartRow, webinar: LineAnswer['webinar']): LineAnswer => ({
  id: row.line.id,
  course_id: row.line.resourceId,
  webinar_id: row.line.resourceId,
  creator_id: row.line.changedBy,
  created_at: row.line.createdAt.toISOString(),
  webinar,
  quantity: row.line.quantity,
  changed_by: row.changedBy,
  changed_at: row.line.changedAt.toISOString(),
  previous_quantity: row.line.previousQuantity,
  previous_by: row.previousBy,
  is_sold: isForSchools(row),
  total: priced(row).total,
})

/** CRT-03: the cart of the viewer's school, newest first, and what all of it costs; who belongs to none has an empty one. */
export const listSchoolCart = async (
  db: Db,
  viewer: Pick<Account, 'id' | 'schoolId'>,
  { limit = 10, offset = 0 }: { limit?: number; offset?: number },
) => {
  const rows = viewer.schoolId === null ? [] : await findLines(db, viewer.schoolId)
  const shown = rows.slice(offset, offset + limit)
  const ids = shown.map(({ line }) => line.resourceId)
  const cards = ids.length > 0 ? await findCards(db, ids, viewer.id) : []
  const licences = rows.reduce((sum, { line }) => sum + line.quantity, 0)
  return {
    total: rows.length,
    data: shown.map((row, i) => answerOf(row, cards[i]!)),
    totals: { licences, ...priceSchoolOrder(rows.map(priced)) },
  }
}

/** The school that an account acts for. @throws Problem 403 forbidden without one */
export const schoolOf = ({ schoolId }: Pick<Account, 'schoolId'>): string => {
  if (schoolId === null) throw new Problem(403, 'forbidden', 'The account belongs to no school.')
  return schoolId
}

/**
 * Sets how many licences the school wants; the last word stays, and another's that it replaced is told.
 * @throws Problem 404 unknown-product, 409 not-sold or cart-full
 */
export const putLine = (
  db: Db,
  me: Pick<Account, 'id' | 'schoolId'>,
  wish: { resourceId: string; quantity: number; now: Date },
) => {
  const schoolId = schoolOf(me)
  return db.transaction(async (tx) => {
    await lockSchool(tx, schoolId)
    const wanted = await findWanted(tx, schoolId, wish.resourceId)
    if (!wanted) throw new Problem(404, 'unknown-product')
    if (!isForSchools(wanted)) throw new Problem(409, 'not-sold')
    if (!wanted.isHeld && (await countLines(tx, schoolId)) >= SCHOOL_CART_LIMIT)
      throw new Problem(409, 'cart-full')
    await upsertLine(tx, { ...wish, schoolId, changedBy: me.id })
    const row = (await findLines(tx, schoolId)).find(
      ({ line }) => line.resourceId === wish.resourceId.toLowerCase(),
    )!
    const { quantity, previousQuantity } = row.line
    return { quantity, previous_quantity: previousQuantity, previous_by: row.previousBy }
  })
}

/** Takes a line out of the school's cart; one that is gone changes nothing. @throws Problem 409 line-changed when it has another number by now */
export const removeLine = async (
  db: Db,
  me: Pick<Account, 'schoolId'>,
  line: { resourceId: string; quantity: number },
): Promise<void> => {
  const schoolId = schoolOf(me)
  if (await deleteLine(db, { ...line, schoolId })) return
  const wanted = await findWanted(db, schoolId, line.resourceId)
  if (wanted?.isHeld) throw new Problem(409, 'line-changed')
}

/** Takes everything out of a school's cart, once, inside a transaction; the lines, none when another has taken them. */
export const takeCart = async (tx: Db, schoolId: string): Promise<CartRow[]> => {
  await lockSchool(tx, schoolId)
  const rows = await findLines(tx, schoolId)
  await deleteLines(tx, schoolId)
  return rows
}
