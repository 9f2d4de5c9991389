import { grantedOf } from '#domain/people/staff-roles.rules.ts'
import {
	changeEmail,
	deleteSuspension,
	findSuspension,
	insertSuspension,
	lockAccount,
} from '#server/people/account/account.service.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import { mergeAccounts } from '#server/people/privacy/merge.service.ts'
import {
	createViewLink,
	emailHint,
	endAccess,
	suspensionMail,
} from '#server/people/session/session.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { isAuthor } from '#server/shop/author/author.service.ts'
import { addressMail } from './address-mail.ts'
import { readCustomer } from './customer.service.ts'
import { findIdOfEmail, findPerson } from './customer.store.ts'
import { mergedReason, mergeMail } from './merge-mail.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'mails' | 'config'>

/** Ms in which a mail of these acts is worth sending. */
const MAIL_MS = 7 * 24 * 3_600_000

/** The person of an act, held. Roles of the desk and of partners are taken by the owner first. */
const requirePerson = async (tx: Db, id: string) => {
	await lockAccount(tx, id)
	const person = await findPerson(tx, id)
	if (!person) throw new Problem(404, 'not-found')
	if (grantedOf(person.roles).length > 0) throw new Problem(409, 'has-role')
	return person
}

/**
 * 28.11: nobody can sign in to an account any longer; its sessions and login links end, and the
 * person is mailed the reason.
 * @throws Problem 404 not-found, 409 has-role, 409 suspension-changed
 */
export const suspendCustomer = async (
	deps: Needs,
	me: Account,
	id: string,
	{ reason }: { reason: string },
) => {
	const now = deps.clock()
	await deps.db.transaction(async (tx) => {
		const { email, language } = await requirePerson(tx, id)
		const row = { accountId: id, reason: reason.trim(), suspendedAt: now }
		if (!(await insertSuspension(tx, row))) throw new Problem(409, 'suspension-changed')
		await endAccess(tx, { accountId: id, email }, now)
		const mail = suspensionMail({
			...{ language, to: email, reason: row.reason, origin: deps.config.publicUrl },
		})
		await deps.mails.enqueue(tx, mail, new Date(now.getTime() + MAIL_MS))
		const act = {
			actorId: me.id,
			operation: 'suspendCustomer',
			subject: { kind: 'account', id },
			before: { suspended: false },
			after: { suspended: true, reason: row.reason },
		}
		await recordAct(tx, act, now)
	})
	await deps.mails.nudge()
	return readCustomer(deps, id)
}

/**
 * 28.11: the person can sign in again.
 * @throws Problem 404 not-found, 409 suspension-changed
 */
export const endSuspension = async (deps: Needs, me: Account, id: string) => {
	await deps.db.transaction(async (tx) => {
		if (!(await findPerson(tx, id))) throw new Problem(404, 'not-found')
		const row = await deleteSuspension(tx, id)
		if (!row) throw new Problem(409, 'suspension-changed')
		const act = {
			actorId: me.id,
			operation: 'endSuspension',
			subject: { kind: 'account', id },
			before: { suspended: true, reason: row.reason },
			after: { suspended: false },
		}
		await recordAct(tx, act, deps.clock())
	})
	return readCustomer(deps, id)
}

/**
 * 28.11: corrects the address that a person signs in with. Sessions and login links end; both
 * addresses are mailed. The log has only the beginning of the addresses.
 * @throws Problem 404 not-found, 409 has-role, 409 email-taken, 409 suspended
 */
export const correctEmail = async (
	deps: Needs,
	me: Account,
	id: string,
	wanted: { email: string; reason: string },
) => {
	const now = deps.clock()
	const email = wanted.email.trim().toLowerCase()
	await deps.db.transaction(async (tx) => {
		const person = await requirePerson(tx, id)
		if (await findSuspension(tx, id)) throw new Problem(409, 'suspended')
		if (person.email === email) return
		await endAccess(tx, { accountId: id, email: person.email }, now)
		if (!(await changeEmail(tx, id, email))) throw new Problem(409, 'email-taken')
		const of = { language: person.language, origin: deps.config.publicUrl }
		const until = new Date(now.getTime() + MAIL_MS)
		await deps.mails.enqueue(tx, addressMail('old', { ...of, to: person.email }), until)
		await deps.mails.enqueue(tx, addressMail('new', { ...of, to: email }), until)
		const act = {
			actorId: me.id,
			operation: 'correctEmail',
			subject: { kind: 'account', id },
			before: { email: emailHint(person.email) },
			after: { email: emailHint(email), reason: wanted.reason.trim() },
		}
		await recordAct(tx, act, now)
	})
	await deps.mails.nudge()
	return readCustomer(deps, id)
}

/**
 * DSK-13: makes a link with which support sees the shop as a person does, and changes nothing.
 * @throws Problem 404 not-found, 409 has-role, 409 suspended
 */
export const viewCustomer = async (
	deps: Needs,
	me: Account,
	id: string,
	{ reason }: { reason: string },
) => {
	const now = deps.clock()
	return deps.db.transaction(async (tx) => {
		const { email } = await requirePerson(tx, id)
		if (await findSuspension(tx, id)) throw new Problem(409, 'suspended')
		const url = await createViewLink(tx, { email, origin: deps.config.publicUrl }, now)
		const act = {
			actorId: me.id,
			operation: 'viewCustomer',
			subject: { kind: 'account', id },
			before: {},
			after: { reason: reason.trim() },
		}
		await recordAct(tx, act, now)
		return { url }
	})
}

/**
 * DSK-13: joins another account of the same person with this one. The other one is suspended, and
 * what is left of it is erased after seven days; both addresses are mailed.
 * @throws Problem 404 not-found, 409 other-unknown, 409 has-role, 409 has-school, 409 suspended,
 * 409 order-open
 */
export const mergeCustomers = async (
	deps: Needs,
	me: Account,
	id: string,
	wanted: { email: string; reason: string },
) => {
	const now = deps.clock()
	await deps.db.transaction(async (tx) => {
		const email = wanted.email.trim().toLowerCase()
		const other = await findIdOfEmail(tx, email)
		if (!other || other === id) throw new Problem(409, 'other-unknown')
		// Accounts are held in one order, so that two merges do not wait for each other.
		for (const one of [id, other].sort()) await lockAccount(tx, one)
		const [kept, left] = [await requirePerson(tx, id), await requirePerson(tx, other)]
		// The address may have been corrected before the account was held.
		if (left.email !== email) throw new Problem(409, 'other-unknown')
		if (await isAuthor(tx, other)) throw new Problem(409, 'has-role')
		if (left.school !== null) throw new Problem(409, 'has-school')
		for (const one of [id, other])
			if (await findSuspension(tx, one)) throw new Problem(409, 'suspended')
		await mergeAccounts(tx, { kept: id, other }, now)
		const keptHint = emailHint(kept.email)
		const reason = mergedReason[left.language](keptHint)
		await insertSuspension(tx, { accountId: other, reason, suspendedAt: now })
		await endAccess(tx, { accountId: other, email: left.email }, now)
		const until = new Date(now.getTime() + MAIL_MS)
		for (const { language, email: to } of [kept, left]) {
			const mail = mergeMail({ language, to, keptHint, origin: deps.config.publicUrl })
			await deps.mails.enqueue(tx, mail, until)
		}
		const act = {
			actorId: me.id,
			operation: 'mergeCustomers',
			subject: { kind: 'account', id },
			before: { accounts: 2 },
			after: { accounts: 1, other: emailHint(left.email), reason: wanted.reason.trim() },
		}
		await recordAct(tx, act, now)
	})
	await deps.mails.nudge()
	return readCustomer(deps, id)
}
