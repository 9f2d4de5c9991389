import { accountFinder } from '#server/account/account.store.ts'
import type { Admit } from '#server/platform/contract/admission.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'

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
