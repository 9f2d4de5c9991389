import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { listBundles } from './bundle.service.ts'
import { listCourseFigures, readCourseFigures } from './course-figures.service.ts'
import { listMyLearning, listTracks, markLesson, showMyLearning } from './learning.service.ts'
import { keepNote, keepPosition, showLesson } from './lesson-detail.service.ts'

type LessonCall = Parameters<typeof requireAccount>[0] & {
	params: { id: string; lesson_id: string }
}

/** The lesson that a call names, for its caller. */
const lessonOf = (call: LessonCall) => ({
	accountId: requireAccount(call).id,
	enrolmentId: call.params.id,
	lessonId: call.params.lesson_id,
})

/** Handles an account's learning: list, item, progress (API-03: registered tracks). */
export const learningHandlers = (deps: Deps): Handlers => {
	const { db } = deps
	return {
		listCourseFigures: ({ query }) => listCourseFigures(db, query),

		readCourseFigures: ({ params, query }) => readCourseFigures(db, params.resource_id, query),

		listMyLearning: (call) => listMyLearning(db, requireAccount(call).id, call.query),

		listMyBundles: async (call) => ({ data: await listBundles(db, requireAccount(call).id) }),

		getMyLearning: (call) => showMyLearning(db, requireAccount(call).id, call.params.id),

		getLesson: (call) => showLesson(db, lessonOf(call)),

		keepLessonPosition: (call) =>
			keepPosition(db, { ...lessonOf(call), seconds: call.body.seconds, now: deps.clock() }),

		keepLessonNote: (call) => {
			const { body, version } = call.body
			return keepNote(db, { ...lessonOf(call), body, version, now: deps.clock() })
		},

		markLesson: (call) => {
			const { id: enrolmentId, lesson_id: lessonId } = call.params
			const { done } = call.body
			const mark = {
				enrolmentId,
				lessonId,
				done,
				provider: deps.config.BRAND_NAME,
				now: deps.clock(),
			}
			return markLesson(db, requireAccount(call).id, mark)
		},

		listRegisteredTracks: async (call) => ({
			data: { data: await listTracks(db, requireAccount(call).id, call.query.webinar_id) },
		}),
	}
}
