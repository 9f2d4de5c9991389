import type { FastifyInstance, FastifyReply } from 'fastify'
import type { OutsideDraft } from '#domain/learning/outside-training.rules.ts'
import { SESSION_COOKIE } from '#server/people/session/token.rules.ts'
import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { ChargeVisitor } from '#server/platform/limits/visitor-limit.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { keepOutside, removeOutside } from './outside.service.ts'
import { readProofFile, readRecordFile } from './record-file.service.ts'
import { readOutside, readRecord } from './training.service.ts'

type Form = Omit<OutsideDraft, 'completedOn'> & { completed_on: string; file?: unknown }

/** HRS-02: the record of hours, and trainings elsewhere. */
export const trainingHandlers = (deps: Deps): Handlers => ({
	getTrainingRecord: (call) =>
		readRecord(deps.db, requireAccount(call).id, { ...call.query, now: deps.clock() }),

	getOutsideTraining: (call) => readOutside(deps.db, requireAccount(call).id, call.params.id),

	keepOutsideTraining: async (call) => {
		if (!call.request.isMultipart()) throw new Problem(415, 'unsupported-type')
		const { file, completed_on: completedOn, ...rest } = call.request.body as Form
		const { id } = call.params
		const draft = { ...rest, completedOn }
		await keepOutside(deps, { accountId: requireAccount(call).id, id, draft, file })
		return { id }
	},

	removeOutsideTraining: async (call) => {
		await removeOutside(deps, requireAccount(call).id, call.params.id)
		return undefined
	},
})

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const CALLS_OF = { pdf: 50, csv: 10, proof: 10 } as const

const yearOf = (text: string | undefined): number | undefined =>
	text && /^20\d\d$/.test(text) ? Number(text) : undefined

/**
 * Serves the files of a training record. Authenticates by session cookie, as pages do; redirects
 * others to the page.
 */
export const trainingFileRoutes =
	(deps: Deps, charge: ChargeVisitor) => async (app: FastifyInstance) => {
		const send = (reply: FastifyReply, file: Awaited<ReturnType<typeof readProofFile>>) => {
			if (!file) return reply.redirect('/profile/hours', 303)
			return reply
				.type(file.type)
				.header('content-disposition', `attachment; filename="${file.name}"`)
				.send(file.content)
		}
		const take = async (
			request: Parameters<ChargeVisitor>[0],
			reply: FastifyReply,
			calls: number,
		) => {
			reply.header('cache-control', 'private, no-store')
			const wait = await charge(request, calls)
			if (wait === null) return
			reply.header('retry-after', Math.ceil(wait / 1000))
			throw new Problem(429, 'too-many-requests')
		}
		app.get<{
			Params: { format: 'pdf' | 'csv' }
			Querystring: { year?: string; language?: string }
		}>('/profile/hours/record.:format(pdf|csv)', async (request, reply) => {
			const { format } = request.params
			await take(request, reply, CALLS_OF[format])
			const { year, language } = request.query
			const asked = {
				format,
				year: yearOf(year),
				language: language === 'hi' ? 'hi' : 'en',
			} as const
			return send(
				reply,
				await readRecordFile(deps, { refresh: request.cookies[SESSION_COOKIE], ...asked }),
			)
		})
		app.get<{ Params: { id: string } }>(
			`/profile/hours/proof/:id(${uuid})`,
			async (request, reply) => {
				await take(request, reply, CALLS_OF.proof)
				const refresh = request.cookies[SESSION_COOKIE]
				return send(reply, await readProofFile(deps, { refresh, id: request.params.id }))
			},
		)
	}
