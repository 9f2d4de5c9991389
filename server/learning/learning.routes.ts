import { and, desc, eq } from 'drizzle-orm'
import { sectionsOf } from '#server/catalogue/detail.ts'
import { findMyLearning, listMyLearning } from '#server/learning/learning.store.ts'
import { findLessonsOf, isMyLesson, markLesson } from '#server/learning/lesson.store.ts'
import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import { enrolment } from '#server/platform/database/schema/learning.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'

/** What somebody learns: list, item, progress (API-03: registered tracks). */
export const learningHandlers = (deps: Deps): Handlers => {
  const { db } = deps
  return {
    listMyLearning: (call) => listMyLearning(db, requireAccount(call).id, call.query),

    getMyLearning: async (call) => {
      const item = await findMyLearning(db, requireAccount(call).id, call.params.id)
      if (!item) throw new Problem(404, 'not-found')
      const rows = await findLessonsOf(db, item.id, item.webinar_id)
      const isOpen = item.status === 'confirmed'
      const lessons = rows.map(({ lesson, doneAt }) => ({
        ...lesson,
        body: isOpen ? lesson.body : '',
        done: doneAt !== null,
      }))
      return {
        ...item,
        sections: sectionsOf(lessons).map(({ title, lessons: group }) => ({
          title,
          lessons: group.map(({ id, title, minutes, body, done }) => ({
            id,
            title,
            minutes,
            body,
            done,
          })),
        })),
      }
    },

    markLesson: async (call) => {
      const { id: accountId } = requireAccount(call)
      const { id: enrolmentId, lesson_id: lessonId } = call.params
      if (!(await isMyLesson(db, accountId, enrolmentId, lessonId)))
        throw new Problem(404, 'not-found')
      await markLesson(db, { enrolmentId, lessonId, done: call.body.done, now: deps.clock() })
      const { done_lessons, total_lessons, progress } = (await findMyLearning(
        db,
        accountId,
        enrolmentId,
      ))!
      return { done_lessons, total_lessons, progress }
    },

    listRegisteredTracks: async (call) => {
      const { id } = requireAccount(call)
      const only = call.query.webinar_id
      const rows = await db
        .select()
        .from(enrolment)
        .where(and(eq(enrolment.accountId, id), only ? eq(enrolment.resourceId, only) : undefined))
        .orderBy(desc(enrolment.createdAt))
        .limit(500)
      const data = rows.map((row) => ({
        id: row.id,
        webinar_id: row.resourceId,
        reg_user_id: id,
        status: row.status as 'confirmed' | 'pending',
        created_at: row.createdAt.toISOString(),
      }))
      return { data: { data } }
    },
  }
}
