import type { FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { Problem } from '#server/problem.ts'
import { type Account, accountFinder } from '#server/session/account.store.ts'

/** Who may call an operation (`x-roles`): `*` everybody, `user` anybody signed in, else one of the roles. */
export type Roles = readonly string[]

/** Decides who a request comes from and whether its operation is theirs. */
export type Admit = (request: FastifyRequest, roles: Roles) => Promise<Account | null>

/**
 * ROL-03: resolves the bearer token of a request and checks the operation's rule.
 * @throws Problem 401 session-expired for a token that is not (or no longer) good, 401 signed-out, 403 forbidden
 */
export const admission = (deps: Deps): Admit => {
  const find = accountFinder(deps.db)
  return async (request, roles) => {
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    const account = token ? await find(token, deps.clock()) : null
    if (token && !account) throw new Problem(401, 'session-expired')
    if (roles.includes('*')) return account
    if (!account) throw new Problem(401, 'signed-out')
    if (!roles.includes('user') && !account.roles.some((role) => roles.includes(role)))
      throw new Problem(403, 'forbidden')
    return account
  }
}
