import type { FastifyInstance } from 'fastify'
import { SESSION_COOKIE } from '#server/people/session/token.rules.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { ChargeVisitor } from '#server/platform/limits/visitor-limit.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { readPartnerFile } from './partner-files.service.ts'

/** Cost of a file, in calls. */
const CALLS = 20

const files = [
	{ page: '/institutional-partner/spc-license', kind: 'licences' },
	{ page: '/institutional-partner/track-usage', kind: 'usage' },
] as const

/** PRF-03: what a sales partner sees as files; who is signed out is led to the page. */
export const partnerFileRoutes =
	(deps: Deps, charge: ChargeVisitor) => async (app: FastifyInstance) => {
		for (const { page, kind } of files)
			app.get<{ Querystring: { language?: string } }>(
				`${page}/${kind}.csv`,
				async (request, reply) => {
					reply.header('cache-control', 'private, no-store')
					const wait = await charge(request, CALLS)
					if (wait !== null) {
						reply.header('retry-after', Math.ceil(wait / 1000))
						throw new Problem(429, 'too-many-requests')
					}
					const language = request.query.language === 'hi' ? 'hi' : 'en'
					const refresh = request.cookies[SESSION_COOKIE]
					const content = await readPartnerFile(deps, refresh, kind, language)
					if (content === undefined) return reply.redirect(page, 303)
					return reply
						.type('text/csv; charset=utf-8')
						.header('content-disposition', `attachment; filename="vidya-partner-${kind}.csv"`)
						.send(content)
				},
			)
	}
