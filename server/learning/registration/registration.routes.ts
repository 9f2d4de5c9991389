import type { FastifyInstance } from 'fastify'
import { SESSION_COOKIE } from '#server/people/session/token.rules.ts'
import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { ChargeVisitor } from '#server/platform/limits/visitor-limit.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { listAttendance } from './attendance.service.ts'
import { readCalendarFile } from './calendar-file.service.ts'
import { decideRegistration, listWaitingRegistrations } from './decide-registration.service.ts'
import { keepLiveSession, listLiveSessions, showLiveSession } from './live-session.service.ts'
import { joinSession, leaveRegistration, showRegistration } from './registration.service.ts'

/** LIV-01: registrations as they are lived, and when things happen live. */
export const registrationHandlers = (deps: Deps): Handlers => ({
	getRegistration: (call) =>
		showRegistration(deps, { accountId: requireAccount(call).id, id: call.params.id }),

	joinSession: (call) =>
		joinSession(deps, { accountId: requireAccount(call).id, id: call.params.id }),

	leaveRegistration: async (call) => {
		await leaveRegistration(deps, { accountId: requireAccount(call).id, id: call.params.id })
		return undefined
	},

	listWaitingRegistrations: ({ query }) => listWaitingRegistrations(deps.db, query),

	decideRegistration: (call) => {
		const { decision, reason = '' } = call.body
		return decideRegistration(deps, requireAccount(call).id, {
			id: call.params.id,
			decision,
			reason,
		})
	},

	listAttendance: (call) => listAttendance(deps, requireAccount(call).id, call.query),

	listLiveSessions: ({ query }) => listLiveSessions(deps, query),

	getLiveSession: ({ params }) => showLiveSession(deps, params.webinar_id),

	keepLiveSession: ({ params, body, ...call }) =>
		keepLiveSession(deps, requireAccount(call).id, params.webinar_id, {
			startsAt: new Date(body.starts_at),
			endsAt: new Date(body.ends_at),
			joinUrl: body.join_url,
			recordingUrl: body.recording_url,
			cancelled: body.cancelled,
			needsConfirmation: body.needs_confirmation,
		}),
})

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const CALLS = 5

/**
 * Serves a registration's calendar file. Authenticates by session cookie, as pages do; redirects
 * others to the page.
 */
export const calendarFileRoutes =
	(deps: Deps, charge: ChargeVisitor) => async (app: FastifyInstance) => {
		app.get<{ Params: { id: string }; Querystring: { language?: string } }>(
			`/profile/registrations/:id(${uuid})/calendar`,
			async (request, reply) => {
				reply.header('cache-control', 'private, no-store')
				const wait = await charge(request, CALLS)
				if (wait !== null) {
					reply.header('retry-after', Math.ceil(wait / 1000))
					throw new Problem(429, 'too-many-requests')
				}
				const { id } = request.params
				const language = request.query.language === 'hi' ? 'hi' : 'en'
				const refresh = request.cookies[SESSION_COOKIE]
				const file = await readCalendarFile(deps, { refresh, id, language })
				if (!file) return reply.redirect(`/profile/registrations/${id}`, 303)
				return reply
					.type('text/calendar; charset=utf-8')
					.header('content-disposition', `attachment; filename="vidya-${id}.ics"`)
					.send(file)
			},
		)
	}
