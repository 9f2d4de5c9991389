import { and, arrayOverlaps, count, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { cardOf } from '#server/catalogue/card.rules.ts'
import { cardColumns } from '#server/catalogue/card.store.ts'
import { personalise } from '#server/catalogue/personal.store.ts'
import type { Db } from '#server/platform/database/open.ts'
import { account } from '#server/platform/database/schema/account.ts'
import { resource } from '#server/platform/database/schema/catalogue.ts'
import { cartItem } from '#server/platform/database/schema/learning.ts'

type Page = { limit?: number; offset?: number }

const list = async (db: Db, where: SQL | undefined, viewerId: string, page: Page) => {
  const [counted] = await db.select({ total: count() }).from(cartItem).where(where)
  const rows = await db
    .select({ item: cartItem, card: cardColumns })
    .from(cartItem)
    .innerJoin(resource, eq(resource.id, cartItem.resourceId))
    .where(where)
    .orderBy(desc(cartItem.createdAt), desc(cartItem.id))
    .limit(page.limit ?? 50)
    .offset(page.offset ?? 0)
  const cards = await personalise(
    db,
    viewerId,
    rows.map((row) => cardOf(row.card)),
  )
  const data = rows.map(({ item }, i) => ({
    id: item.id,
    course_id: item.resourceId,
    creator_id: item.accountId,
    webinar_id: item.resourceId,
    created_at: item.createdAt.toISOString(),
    webinar: cards[i]!,
  }))
  return { total: counted!.total, data }
}

/** CRT-02: the cart of an account, newest first. */
export const listCart = (db: Db, accountId: string, page: Page) =>
  list(db, eq(cartItem.accountId, accountId), accountId, page)

/** The cart of a school: what its points of contact put aside. */
export const listSchoolCart = (
  db: Db,
  viewer: { id: string; schoolId: string | null },
  page: Page,
) => {
  const contacts = db
    .select({ id: account.id })
    .from(account)
    .where(
      and(
        eq(account.schoolId, viewer.schoolId ?? viewer.id),
        arrayOverlaps(account.roles, ['main_poc', 'additional_main_poc']),
      ),
    )
  return list(db, inArray(cartItem.accountId, contacts), viewer.id, page)
}

/** How many things an account has in its cart. */
export const countCart = async (db: Db, accountId: string): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(cartItem)
    .where(eq(cartItem.accountId, accountId))
  return row!.total
}

const one = (accountId: string, productId: string) =>
  and(eq(cartItem.accountId, accountId), eq(cartItem.resourceId, productId))

export const isInCart = async (db: Db, accountId: string, productId: string): Promise<boolean> =>
  (await db.select({ id: cartItem.id }).from(cartItem).where(one(accountId, productId))).length > 0

/** Takes one thing out; false when it was not there. */
export const removeFromCart = async (
  db: Db,
  accountId: string,
  productId: string,
): Promise<boolean> =>
  (await db.delete(cartItem).where(one(accountId, productId)).returning({ id: cartItem.id }))
    .length > 0
