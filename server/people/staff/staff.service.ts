import { accountOfEmail, grantRole } from '#server/people/account/account.service.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import type { Db } from '#server/platform/database/open.ts'

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/**
 * Makes the account of a mail address an owner of the shop; the account is created if there is
 * none (DSK-01).
 * @returns false if it is an owner already
 * @throws Error if the text is no mail address
 */
export const makeOwner = async (db: Db, typed: string, now: Date): Promise<boolean> => {
  const email = typed.trim().toLowerCase()
  if (email.length > 254 || !ADDRESS.test(email))
    throw new Error(`"${typed}" is not a mail address.`)
  return db.transaction(async (tx) => {
    const { id, roles } = await accountOfEmail(tx, email, now)
    if (!(await grantRole(tx, id, 'owner'))) return false
    const act = {
      actorId: null,
      operation: 'owner-command',
      subject: { kind: 'account', id },
      before: { roles: [...roles] },
      after: { roles: [...roles, 'owner'] },
    }
    await recordAct(tx, act, now)
    return true
  })
}
