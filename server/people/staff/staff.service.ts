import { isMailAddress } from '#domain/people/mail-address.rules.ts'
import {
	type GrantableRole,
	grantableRoles,
	grantedOf,
	isStaff,
} from '#domain/people/staff-roles.rules.ts'
import { accountOfEmail, grantRole, writeRoles } from '#server/people/account/account.service.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import { forgetFactor } from '#server/people/second-factor/second-factor.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { findStaff, lockRoles } from './staff.store.ts'
import { staffMail } from './staff-mail.ts'

const factorReset = (accountId: string) => ({
	subject: { kind: 'second-factor', id: accountId },
	before: { enrolled: true },
	after: { enrolled: false },
})

/**
 * Makes the account of a mail address an owner of the shop; the account is created if there is
 * none (DSK-01).
 * @returns false if it is an owner already
 * @throws Error if the text is no mail address
 */
export const makeOwner = async (db: Db, typed: string, now: Date): Promise<boolean> => {
	const email = typed.trim().toLowerCase()
	if (!isMailAddress(email)) throw new Error(`"${typed}" is not a mail address.`)
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

/**
 * Deletes the second factor of the account of a mail address, for an owner who lost the phone and
 * the recovery codes (DSK-02).
 * @throws Error if the account has none
 */
export const forgetOwnersFactor = async (db: Db, typed: string, now: Date): Promise<void> => {
	const email = typed.trim().toLowerCase()
	await db.transaction(async (tx) => {
		const { id } = await accountOfEmail(tx, email, now)
		if (!(await forgetFactor(tx, id))) throw new Error(`${email} has no second factor.`)
		await recordAct(tx, { ...factorReset(id), actorId: null, operation: 'owner-command' }, now)
	})
}

type Member = Awaited<ReturnType<typeof findStaff>>[number]

const memberOf = ({ id, email, displayName, roles, hasSecondFactor }: Member) => ({
	id,
	email,
	name: displayName,
	roles: grantedOf(roles),
	second_factor: hasSecondFactor,
})

/** Everybody with a role that the owner grants, by name (DSK-02). */
export const listStaff = async ({ db }: Deps) => ({ data: (await findStaff(db)).map(memberOf) })

/** `before` are the roles that the owner saw; `roles` replace them. */
export type RoleChange = {
	email: string
	before: readonly GrantableRole[]
	roles: readonly GrantableRole[]
}

const isSame = (some: readonly string[], others: readonly string[]) =>
	some.length === others.length && some.every((one) => others.includes(one))

/** Mails whose recipient had no access before expire after this, in ms. */
const MAIL_MS = 7 * 24 * 60 * 60_000

/**
 * Replaces the roles that the owner grants to a person; other roles stay (DSK-02). The account is
 * created if there is none with the address, unless no role is granted. New access to the desk is
 * mailed.
 * @throws Problem 409 roles-changed if the roles are not those that the owner saw, 409 last-owner
 */
export const setStaffRoles = async (deps: Deps, owner: Account, change: RoleChange) => {
	const now = deps.clock()
	const email = change.email.trim().toLowerCase()
	const roles = grantedOf(change.roles)
	if (roles.length === 0 && change.before.length === 0) return listStaff(deps)
	await deps.db.transaction(async (tx) => {
		const { id } = await accountOfEmail(tx, email, now)
		const locked = await lockRoles(tx, id)
		const granted = grantedOf(locked.roles)
		if (!isSame(granted, change.before)) throw new Problem(409, 'roles-changed')
		const isLastOwner = locked.owners === 1 && granted.includes('owner')
		if (isLastOwner && !roles.includes('owner')) throw new Problem(409, 'last-owner')
		if (isSame(granted, roles)) return
		const others = locked.roles.filter(
			(role) => !(grantableRoles as readonly string[]).includes(role),
		)
		await writeRoles(tx, id, [...others, ...roles])
		if (isStaff(roles) && !isStaff(granted))
			await deps.mails.enqueue(
				tx,
				staffMail(email, `${deps.config.publicUrl}/desk`),
				new Date(now.getTime() + MAIL_MS),
			)
		const act = {
			actorId: owner.id,
			operation: 'setStaffRoles',
			subject: { kind: 'account', id },
			before: { roles: granted },
			after: { roles },
		}
		await recordAct(tx, act, now)
	})
	await deps.mails.nudge()
	return listStaff(deps)
}

/**
 * Deletes the second factor of a member of staff who lost it; they enrol again (DSK-02).
 * @throws Problem 404 not-found if the account has none
 */
export const resetSecondFactor = async (
	{ db, clock }: Deps,
	owner: Account,
	accountId: string,
): Promise<void> => {
	const now = clock()
	await db.transaction(async (tx) => {
		if (!(await forgetFactor(tx, accountId))) throw new Problem(404, 'not-found')
		const act = { actorId: owner.id, operation: 'resetSecondFactor' }
		await recordAct(tx, { ...factorReset(accountId), ...act }, now)
	})
}
