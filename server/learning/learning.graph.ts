import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { webinarOf } from '#server/catalogue/webinar.ts'
import { lesson, resource } from '#server/platform/database/schema/catalogue.ts'
import { enrolment, lessonDone } from '#server/platform/database/schema/learning.ts'
import type { Deps } from '#server/platform/deps.ts'
import { type GraphContext, ownerOf } from '#server/platform/graph/graph-context.ts'
import { buildWhere, type ListArgs, pageOf } from '#server/platform/graph/where.ts'

const columns = { id: enrolment.id, webinar_id: enrolment.resourceId, status: enrolment.status }

/** Registrations and learning records of the caller. */
export const learningGraph = (deps: Deps) => {
  const ownedBy = (accountId: string, args: ListArgs, more: SQL[]) =>
    and(eq(enrolment.accountId, accountId), ...buildWhere(args.where, columns), ...more)

  const list = (accountId: string, args: ListArgs, ...more: SQL[]) =>
    deps.db
      .select({ enrolment, resource })
      .from(enrolment)
      .innerJoin(resource, eq(resource.id, enrolment.resourceId))
      .where(ownedBy(accountId, args, more))
      .orderBy(desc(enrolment.createdAt), desc(enrolment.id))
      .limit(pageOf(args).limit)
      .offset(pageOf(args).offset)

  const registers = async (context: GraphContext, args: ListArgs, ...more: SQL[]) => {
    const { id } = ownerOf(context)
    return (await list(id, args, ...more)).map((row) => ({
      id: row.enrolment.id,
      webinar_id: row.resource.id,
      reg_user_id: id,
      status: row.enrolment.status,
      webinar: webinarOf(row.resource),
    }))
  }

  const progressOf = (ids: string[]) =>
    deps.db
      .select({
        id: enrolment.id,
        lessons: sql<number>`count(distinct ${lesson.id})::int`,
        done: sql<number>`count(distinct ${lessonDone.lessonId})::int`,
      })
      .from(enrolment)
      .leftJoin(lesson, eq(lesson.resourceId, enrolment.resourceId))
      .leftJoin(lessonDone, eq(lessonDone.enrolmentId, enrolment.id))
      .where(inArray(enrolment.id, ids))
      .groupBy(enrolment.id)

  return {
    Query: {
      registers: (_: unknown, args: ListArgs, context: GraphContext) => registers(context, args),
      learning: (_: unknown, args: ListArgs, context: GraphContext) =>
        registers(context, args, eq(enrolment.status, 'confirmed')),
      certification_test_registers: (_: unknown, args: ListArgs, context: GraphContext) =>
        registers(context, args, eq(resource.courseType, 'certification')),

      user_course_learning: async (_: unknown, args: ListArgs, context: GraphContext) => {
        const { id } = ownerOf(context)
        const [counted] = await deps.db
          .select({ count: count() })
          .from(enrolment)
          .where(ownedBy(id, args, []))
        const rows = await list(id, args)
        const progress =
          rows.length === 0 ? [] : await progressOf(rows.map((row) => row.enrolment.id))
        const nodes = rows.map((row) => {
          const its = progress.find((one) => one.id === row.enrolment.id)
          return {
            id: row.enrolment.id,
            webinar_id: row.resource.id,
            status: row.enrolment.status,
            started_at: row.enrolment.createdAt.toISOString(),
            lessons: its?.lessons ?? 0,
            lessons_done: its?.done ?? 0,
            webinar: webinarOf(row.resource),
          }
        })
        return { count: counted?.count ?? 0, nodes }
      },
    },
  }
}
