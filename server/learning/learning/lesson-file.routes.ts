import type { FastifyInstance } from 'fastify'
import { SESSION_COOKIE } from '#server/people/session/token.rules.ts'
import { sendPrivateFile } from '#server/platform/answers/send-private-file.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { ChargeVisitor } from '#server/platform/limits/visitor-limit.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { readHandout, readLessonFile } from './lesson-detail.service.ts'

/** Cost of drawing a PDF, in calls. */
const HANDOUT_CALLS = 50

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

/** Serves lesson files (CAT-08). Authenticates by session cookie, as pages do. */
export const lessonFileRoutes =
	(deps: Deps, charge: ChargeVisitor) => async (app: FastifyInstance) => {
		app.get<{ Params: { id: string } }>(
			`/profile/lesson-files/:id(${uuid})`,
			async (request, reply) => {
				const refresh = request.cookies[SESSION_COOKIE]
				const file = await readLessonFile(deps, refresh, request.params.id)
				return sendPrivateFile(request, reply, file)
			},
		)

		app.get<{ Params: { enrolmentId: string; lessonId: string } }>(
			`/profile/lesson-handouts/:enrolmentId(${uuid})/:lessonId(${uuid})`,
			async (request, reply) => {
				const wait = await charge(request, HANDOUT_CALLS)
				if (wait !== null) {
					reply.header('retry-after', Math.ceil(wait / 1000))
					throw new Problem(429, 'too-many-requests')
				}
				const refresh = request.cookies[SESSION_COOKIE]
				return sendPrivateFile(request, reply, await readHandout(deps, refresh, request.params))
			},
		)
	}
