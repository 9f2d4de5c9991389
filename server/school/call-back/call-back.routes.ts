import type { FastifyInstance } from 'fastify'
import { statusesOf } from '#machines/kit/status.ts'
import { callBackStatusMachine } from '#machines/school/call-back/call-back-status.machine.ts'
import { SESSION_COOKIE } from '#server/people/session/token.rules.ts'
import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { takeRecords } from '#server/platform/limits/take-records.ts'
import type { ChargeVisitor } from '#server/platform/limits/visitor-limit.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { listCallBacks } from './call-back.service.ts'
import { readCallBackFile } from './call-back-file.service.ts'
import { releaseCallBack, saveCallBack, takeCallBack } from './call-back-work.service.ts'
import { takeCallBackRequest } from './take-call-back.service.ts'

/**
 * CBK-07: call-back requests, as the sheet-storage service takes them, and their handling by
 * customer success.
 */
export const callBackHandlers = (deps: Deps): Handlers => ({
	storeSheet: async ({ body: { data }, account, keepAnswer, request }) => {
		const { CALL_BACKS_A_DAY: aDay } = deps.config
		await takeRecords(deps, { request, account }, { name: 'call-backs', aDay, items: [data] })
		const answer = { ok: true }
		const asked = { ...data, accountId: account?.id ?? null, createdAt: deps.clock() }
		const key = request.headers['idempotency-key']
		await takeCallBackRequest(deps, asked, {
			key: typeof key === 'string' ? key : undefined,
			keep: (tx) => keepAnswer(tx, answer),
		})
		return answer
	},

	listCallBacks: (call) => listCallBacks(deps.db, requireAccount(call).id, call.query),
	saveCallBack: (call) => saveCallBack(deps, requireAccount(call).id, call.params.id, call.body),
	takeCallBack: (call) => takeCallBack(deps, requireAccount(call).id, call.params.id),
	releaseCallBack: (call) => releaseCallBack(deps, requireAccount(call).id, call.params.id),
})

const PAGE = '/desk/call-backs'
/** The number of calls that a file costs. */
const CALLS = 20

type Query = { Querystring: { state?: string; search?: string; language?: string } }

/** Serves the list as a file. Authenticates by session cookie; redirects others to the page. */
export const callBackFileRoutes =
	(deps: Deps, charge: ChargeVisitor) => async (app: FastifyInstance) => {
		app.get<Query>(`${PAGE}/call-backs.csv`, async (request, reply) => {
			reply.header('cache-control', 'private, no-store')
			const wait = await charge(request, CALLS)
			if (wait !== null) {
				reply.header('retry-after', Math.ceil(wait / 1000))
				throw new Problem(429, 'too-many-requests')
			}
			const { state, search, language } = request.query
			const file = await readCallBackFile(deps, request.cookies[SESSION_COOKIE], {
				state: statusesOf(callBackStatusMachine).find((one) => one === state),
				search: search === undefined ? undefined : String(search).replaceAll('\0', ''),
				language: language === 'hi' ? 'hi' : 'en',
			})
			if (file === undefined) return reply.redirect(PAGE, 303)
			return reply
				.type('text/csv; charset=utf-8')
				.header('content-disposition', 'attachment; filename="vidya-call-backs.csv"')
				.send(file)
		})
	}
