import { and, inArray, isNull } from 'drizzle-orm'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import type { Db } from '#server/platform/database/open.ts'

/** Titles and today's prices of resources that are offered; paise. */
export const findPrices = (db: Db, ids: string[]) =>
	db
		.select({
			resourceId: resource.id,
			title: resource.title,
			courseType: resource.courseType,
			price: resource.price,
		})
		.from(resource)
		.where(and(inArray(resource.id, ids), isNull(resource.withdrawnAt)))
