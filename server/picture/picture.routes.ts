import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { findPicture, keepPicture } from '#server/picture/picture.store.ts'
import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import { account, school } from '#server/platform/database/schema/account.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

/** PRF-05: pictures of people and schools. */
export const pictureHandlers = (deps: Deps): Handlers => {
  const keep = (ownerId: string, body: unknown) =>
    keepPicture(deps.db, { file: (body as { file?: unknown }).file, ownerId, now: deps.clock() })
  return {
    uploadUserPicture: async (call) => {
      const { id, roles } = requireAccount(call)
      if (roles.includes('institutional_sales_partner'))
        throw new Problem(403, 'forbidden', 'Sales partners show initials.')
      const url = await keep(id, call.request.body)
      await deps.db.update(account).set({ avatarUrl: url }).where(eq(account.id, id))
      return { response: { message: 'Picture Uploaded!', url } }
    },

    uploadSchoolPicture: async (call) => {
      const { schoolId } = requireAccount(call)
      if (!schoolId) throw new Problem(403, 'forbidden', 'The account belongs to no school.')
      const url = await keep(schoolId, call.request.body)
      await deps.db.update(school).set({ photoUrl: url }).where(eq(school.id, schoolId))
      return { response: { message: 'Picture Uploaded!', url } }
    },
  }
}

/** Serves kept pictures; an address never changes its picture. */
export const pictureRoutes = (deps: Deps) => async (app: FastifyInstance) => {
  app.get<{ Params: { owner: string; id: string } }>(
    `/uploads/:owner(${uuid})/:id(${uuid})`,
    async (request, reply) => {
      const picture = await findPicture(deps.db, request.params.owner, request.params.id)
      if (!picture) throw new Problem(404, 'not-found')
      return reply
        .type(picture.contentType)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(picture.content)
    },
  )
}
