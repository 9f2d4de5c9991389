import type { FastifyInstance } from 'fastify'
import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { changeSchoolPicture, changeUserPicture } from './picture.service.ts'

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

const uploaded = (url: string) => ({ response: { message: 'Picture Uploaded!', url } })
const fileOf = (body: unknown) => (body as { file?: unknown } | undefined)?.file

/** PRF-05: pictures of people and schools. */
export const pictureHandlers = (deps: Deps): Handlers => ({
	uploadUserPicture: async (call) =>
		uploaded(await changeUserPicture(deps, requireAccount(call), fileOf(call.request.body))),
	uploadSchoolPicture: async (call) =>
		uploaded(await changeSchoolPicture(deps, requireAccount(call), fileOf(call.request.body))),
})

/**
 * Serves kept pictures. An address never changes its picture, but a replaced one is gone: caches
 * ask again after an hour.
 */
export const pictureRoutes = (deps: Deps) => async (app: FastifyInstance) => {
	app.get<{ Params: { owner: string; id: string } }>(
		`/uploads/:owner(${uuid})/:id(${uuid})`,
		async (request, reply) => {
			const picture = await deps.storage.open(`${request.params.owner}/${request.params.id}`)
			if (!picture) throw new Problem(404, 'not-found')
			return reply
				.type(picture.contentType)
				.header('cache-control', 'public, max-age=3600')
				.header('content-length', picture.bytes)
				.send(picture.read())
		},
	)
}
