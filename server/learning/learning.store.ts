import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { cardOf } from '#server/catalogue/card.rules.ts'
import { cardColumns } from '#server/catalogue/card.store.ts'
import { personalise } from '#server/catalogue/personal.store.ts'
import { progressOf } from '#server/learning/learning.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import { lesson, resource } from '#server/platform/database/schema/catalogue.ts'
import { enrolment, lessonDone } from '#server/platform/database/schema/learning.ts'

export type LearningFilter = {
  limit?: number
  offset?: number
  status?: 'confirmed' | 'pending' | 'in_progress' | 'completed' | 'not_started'
}

const done = sql<number>`(select count(*)::int from ${lessonDone} where ${lessonDone.enrolmentId} = ${enrolment.id})`
const total = sql<number>`(select count(*)::int from ${lesson} where ${lesson.resourceId} = ${enrolment.resourceId})`
const lastAt = sql<
  string | null
>`(select max(${lessonDone.doneAt}) from ${lessonDone} where ${lessonDone.enrolmentId} = ${enrolment.id})`

const stage: Record<NonNullable<LearningFilter['status']>, SQL> = {
  confirmed: eq(enrolment.status, 'confirmed'),
  pending: eq(enrolment.status, 'pending'),
  not_started: sql`${done} = 0`,
  in_progress: sql`${done} > 0 and ${done} < ${total}`,
  completed: sql`${done} > 0 and ${done} = ${total}`,
}

const find = (db: Db, accountId: string, where: SQL | undefined) =>
  db
    .select({ enrolment, card: cardColumns, done, total, lastAt })
    .from(enrolment)
    .innerJoin(resource, eq(resource.id, enrolment.resourceId))
    .where(and(eq(enrolment.accountId, accountId), where))
    .orderBy(desc(enrolment.createdAt), desc(enrolment.id))
    .$dynamic()

type Row = Awaited<ReturnType<typeof find>>[number]

const enrolmentOf = (row: Row) => ({
  id: row.enrolment.id,
  webinar_id: row.enrolment.resourceId,
  reg_user_id: row.enrolment.accountId,
  status: row.enrolment.status as 'confirmed' | 'pending',
  created_at: row.enrolment.createdAt.toISOString(),
  done_lessons: row.done,
  total_lessons: row.total,
  progress: progressOf(row.done, row.total),
  last_activity_at: row.lastAt && new Date(row.lastAt).toISOString(),
})

const enrolmentsOf = async (db: Db, accountId: string, rows: Row[]) => {
  const cards = await personalise(
    db,
    accountId,
    rows.map((row) => cardOf(row.card)),
  )
  return rows.map((row, i) => ({ ...enrolmentOf(row), webinar: cards[i]! }))
}

/** What an account learns, newest first. */
export const listMyLearning = async (db: Db, accountId: string, filter: LearningFilter) => {
  const where = filter.status && stage[filter.status]
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(enrolment)
    .where(and(eq(enrolment.accountId, accountId), where))
  const rows = await find(db, accountId, where)
    .limit(filter.limit ?? 10)
    .offset(filter.offset ?? 0)
  return { total: counted!.total, data: await enrolmentsOf(db, accountId, rows) }
}

/** One enrolled item of an account; undefined when it is not the account's. */
export const findMyLearning = async (db: Db, accountId: string, id: string) => {
  const [row] = await find(db, accountId, eq(enrolment.id, id))
  return row && (await enrolmentsOf(db, accountId, [row]))[0]
}
