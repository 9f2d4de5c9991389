import type { FastifyInstance } from 'fastify'
import { SESSION_COOKIE } from '#server/people/session/token.rules.ts'
import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import { schoolOf } from '#server/platform/contract/school-of.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { ChargeVisitor } from '#server/platform/limits/visitor-limit.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { describeCurriculum, describeSubject } from './curriculum.service.ts'
import { describeOverview } from './overview.service.ts'
import { describeUsage, readUsageFile } from './usage.service.ts'

/** SCH-08: what the teachers of the caller’s own school do. */
export const schoolUsageHandlers = (deps: Deps): Handlers => ({
	getSchoolUsage: (call) => describeUsage(deps, schoolOf(requireAccount(call)), call.query),

	getSchoolOverview: (call) =>
		describeOverview(deps, schoolOf(requireAccount(call)), call.query.year),

	getSchoolCurriculum: (call) =>
		describeCurriculum(deps, schoolOf(requireAccount(call)), call.query.year),

	getSchoolSubject: (call) => describeSubject(deps, schoolOf(requireAccount(call)), call.query),
})

const PAGE = '/profile/teacher-usage-tracking'
/** Cost of a file, in calls. */
const CALLS = 20
const periods = ['month', 'quarter', 'year', 'all'] as const

type Query = { Querystring: { period?: string; language?: string } }

/** Serves usage as a file. Authenticates by session cookie; redirects others to the page. */
export const schoolUsageFileRoutes =
	(deps: Deps, charge: ChargeVisitor) => async (app: FastifyInstance) => {
		app.get<Query>(`${PAGE}/usage.csv`, async (request, reply) => {
			reply.header('cache-control', 'private, no-store')
			const wait = await charge(request, CALLS)
			if (wait !== null) {
				reply.header('retry-after', Math.ceil(wait / 1000))
				throw new Problem(429, 'too-many-requests')
			}
			const { period: asked, language: spoken } = request.query
			const period = periods.find((one) => one === asked) ?? 'year'
			const language = spoken === 'hi' ? 'hi' : 'en'
			const refresh = request.cookies[SESSION_COOKIE]
			const file = await readUsageFile(deps, refresh, { period, language })
			if (!file) return reply.redirect(PAGE, 303)
			return reply
				.type('text/csv; charset=utf-8')
				.header('content-disposition', `attachment; filename="${file.name}"`)
				.send(file.content)
		})
	}
