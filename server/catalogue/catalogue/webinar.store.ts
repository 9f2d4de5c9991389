import { and, asc, desc, isNull } from 'drizzle-orm'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { buildWhere, type ListArgs, pageOf } from '#server/platform/graph/where.ts'

/** Columns that a where argument may name. */
const columns = {
	id: resource.id,
	slug: resource.slug,
	slugtitle: resource.slugtitle,
	course_type: resource.courseType,
	resource_type: resource.resourceType,
	subject: resource.subject,
}

/** Ids of resources by a where argument of the graph, newest first. */
export const findWebinarIds = async (db: Db, args: ListArgs): Promise<string[]> => {
	const { limit, offset } = pageOf(args)
	const rows = await db
		.select({ id: resource.id })
		.from(resource)
		.where(and(isNull(resource.withdrawnAt), ...buildWhere(args.where, columns)))
		.orderBy(desc(resource.publishedAt), asc(resource.id))
		.limit(limit)
		.offset(offset)
	return rows.map(({ id }) => id)
}
