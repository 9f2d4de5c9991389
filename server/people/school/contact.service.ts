import type { SchoolContact as Contact } from '#openapi/v1.gen.ts'
import type { Account } from '#server/platform/contract/account.ts'
import { schoolOf } from '#server/platform/contract/school-of.ts'
import type { Db } from '#server/platform/database/open.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { findContacts, removeContact, writeContact } from './contact.store.ts'

/** Maximum points of contact per school. */
const MOST_CONTACTS = 10

type Row = Awaited<ReturnType<typeof findContacts>>[number]

const answer = ({ id, name, email, roles }: Row): Contact => ({
	id,
	name,
	email,
	is_main: roles.includes('main_poc'),
})

/**
 * The points of contact of the caller's school (SCH-01 poc-setup).
 * @throws Problem 403 forbidden without a school
 */
export const listContacts = async (db: Db, me: Account): Promise<{ data: Contact[] }> => ({
	data: (await findContacts(db, schoolOf(me))).map(answer),
})

/** Accounts of the points of contact of a school. */
export const contactIdsOf = async (db: Db, schoolId: string): Promise<string[]> =>
	(await findContacts(db, schoolId)).map(({ id }) => id)

/**
 * Makes an account of the caller's school an additional point of contact.
 * @throws Problem 403 forbidden without a school, 404 not-found for nobody of the school,
 * 409 too-many-contacts
 */
export const addContact = async (
	db: Db,
	me: Account,
	{ email = '', teacher_id: id }: { email?: string; teacher_id?: string },
): Promise<Contact> => {
	const who = id === undefined ? { email: email.trim().toLowerCase() } : { id }
	const written = await writeContact(db, schoolOf(me), who, MOST_CONTACTS)
	if (written === 'unknown') throw new Problem(404, 'not-found')
	if (written === 'tooMany') throw new Problem(409, 'too-many-contacts')
	return answer(written)
}

/**
 * Ends the role of an additional point of contact.
 * @throws Problem 403 forbidden without a school, 404 not-found
 */
export const endContact = async (db: Db, me: Account, id: string): Promise<void> => {
	if (!(await removeContact(db, schoolOf(me), id))) throw new Problem(404, 'not-found')
}
