import type { FastifyInstance } from 'fastify'
import { SESSION_COOKIE } from '#server/people/session/token.rules.ts'
import { sendPrivateFile } from '#server/platform/answers/send-private-file.ts'
import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { keepDocument, readDocumentFile, readDocuments } from './school-document.service.ts'

/** SCH-04: the documents of the caller's school. */
export const schoolDocumentHandlers = (deps: Deps): Handlers => ({
	listSchoolDocuments: (call) => readDocuments(deps, requireAccount(call)),

	keepSchoolDocument: async (call) => {
		if (!call.request.isMultipart()) throw new Problem(415, 'unsupported-type')
		const { file } = call.request.body as { file?: unknown }
		const { id } = call.params
		await keepDocument(deps, requireAccount(call), { id, file })
		return { id }
	},
})

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

/** Serves a document's file. Authenticates by session cookie, as pages do. */
export const schoolDocumentFileRoutes = (deps: Deps) => async (app: FastifyInstance) => {
	app.get<{ Params: { id: string } }>(
		`/profile/school-info/document/:id(${uuid})`,
		async (request, reply) => {
			const refresh = request.cookies[SESSION_COOKIE]
			const file = await readDocumentFile(deps, { refresh, id: request.params.id })
			return sendPrivateFile(request, reply, file)
		},
	)
}
