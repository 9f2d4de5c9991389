import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { indianDayOf, schoolYearOf } from '#domain/learning/training-year.rules.ts'
import { SESSION_COOKIE } from '#server/people/session/token.rules.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { ChargeVisitor } from '#server/platform/limits/visitor-limit.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { readSchoolEntries, readSchoolRecord } from './record-file.service.ts'
import { schoolOfCookie } from './school-of-caller.service.ts'

const PAGE = '/profile/school-hours'
/** Cost of a file, in calls. */
const CALLS_OF = { pdf: 50, csv: 20 } as const

type Query = { Querystring: { year?: string; language?: string } }

/**
 * Serves a school's training record as files. Authenticates by session cookie, as pages do;
 * redirects others to the page.
 */
export const schoolRecordFileRoutes =
	(deps: Deps, charge: ChargeVisitor) => async (app: FastifyInstance) => {
		const send = async (
			request: FastifyRequest,
			reply: FastifyReply,
			calls: number,
			read: (schoolId: string) => ReturnType<typeof readSchoolEntries>,
		) => {
			reply.header('cache-control', 'private, no-store')
			const wait = await charge(request, calls)
			if (wait !== null) {
				reply.header('retry-after', Math.ceil(wait / 1000))
				throw new Problem(429, 'too-many-requests')
			}
			const schoolId = await schoolOfCookie(deps, request.cookies[SESSION_COOKIE])
			if (!schoolId) return reply.redirect(PAGE, 303)
			const file = await read(schoolId)
			return reply
				.type(file.type)
				.header('content-disposition', `attachment; filename="${file.name}"`)
				.send(file.content)
		}
		const asked = ({ year, language }: Query['Querystring']) => ({
			year: year && /^20\d\d$/.test(year) ? Number(year) : schoolYearOf(indianDayOf(deps.clock())),
			language: language === 'hi' ? ('hi' as const) : ('en' as const),
		})
		app.get<Query & { Params: { format: 'pdf' | 'csv' } }>(
			`${PAGE}/record.:format(pdf|csv)`,
			(request, reply) => {
				const { format } = request.params
				return send(request, reply, CALLS_OF[format], (schoolId) =>
					readSchoolRecord(deps, schoolId, { ...asked(request.query), format }),
				)
			},
		)
		app.get<Query>(`${PAGE}/trainings.csv`, (request, reply) =>
			send(request, reply, CALLS_OF.csv, (schoolId) =>
				readSchoolEntries(deps, schoolId, asked(request.query)),
			),
		)
	}
