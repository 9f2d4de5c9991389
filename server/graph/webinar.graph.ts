import { and, asc, desc } from 'drizzle-orm'
import { resource } from '#server/db/schema/catalogue.ts'
import type { Deps } from '#server/deps.ts'
import { webinarColumns, webinarOf } from '#server/graph/webinar.ts'
import { conditionsOf, type ListArgs, pageOf } from '#server/graph/where.ts'

/** Resources by where. */
export const webinarGraph = (deps: Deps) => ({
  Query: {
    webinars: async (_: unknown, args: ListArgs) => {
      const rows = await deps.db
        .select()
        .from(resource)
        .where(and(...conditionsOf(args.where, webinarColumns)))
        .orderBy(desc(resource.publishedAt), asc(resource.id))
        .limit(pageOf(args).limit)
        .offset(pageOf(args).offset)
      return rows.map(webinarOf)
    },
  },
})
