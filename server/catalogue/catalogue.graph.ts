import { and, asc, desc } from 'drizzle-orm'
import { webinarColumns, webinarOf } from '#server/catalogue/webinar.ts'
import { resource } from '#server/platform/database/schema/catalogue.ts'
import type { Deps } from '#server/platform/deps.ts'
import { buildWhere, type ListArgs, pageOf } from '#server/platform/graph/where.ts'

/** Resources by where. */
export const catalogueGraph = (deps: Deps) => ({
  Query: {
    webinars: async (_: unknown, args: ListArgs) => {
      const rows = await deps.db
        .select()
        .from(resource)
        .where(and(...buildWhere(args.where, webinarColumns)))
        .orderBy(desc(resource.publishedAt), asc(resource.id))
        .limit(pageOf(args).limit)
        .offset(pageOf(args).offset)
      return rows.map(webinarOf)
    },
  },
})
