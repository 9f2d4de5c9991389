import { inArray } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { resource } from '#server/platform/database/schema/catalogue.ts'
import type { Product } from '#server/pricing/pricing.rules.ts'

/** The products of the given ids, in that order; unknown ids are left out. */
export const findProducts = async (db: Db, ids: readonly string[]): Promise<Product[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      id: resource.id,
      title: resource.title,
      courseType: resource.courseType,
      price: resource.price,
    })
    .from(resource)
    .where(inArray(resource.id, [...ids]))
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}
