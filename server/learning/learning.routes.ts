import { listBundles } from '#server/learning/bundle.service.ts'
import {
  listMyLearning,
  listTracks,
  markLesson,
  showMyLearning,
} from '#server/learning/learning.service.ts'
import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'

/** What somebody learns: list, item, progress (API-03: registered tracks). */
export const learningHandlers = (deps: Deps): Handlers => {
  const { db } = deps
  return {
    listMyLearning: (call) => listMyLearning(db, requireAccount(call).id, call.query),

    listMyBundles: async (call) => ({ data: await listBundles(db, requireAccount(call).id) }),

    getMyLearning: (call) => showMyLearning(db, requireAccount(call).id, call.params.id),

    markLesson: (call) => {
      const { id: enrolmentId, lesson_id: lessonId } = call.params
      const { done } = call.body
      const mark = { enrolmentId, lessonId, done, now: deps.clock() }
      return markLesson(db, requireAccount(call).id, mark)
    },

    listRegisteredTracks: async (call) => ({
      data: { data: await listTracks(db, requireAccount(call).id, call.query.webinar_id) },
    }),
  }
}
