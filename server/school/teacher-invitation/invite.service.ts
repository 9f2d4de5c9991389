import { v7 } from 'uuid'
import { addressOf, faultOfTeacher } from '#domain/school/teacher-address.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { findKnown, findPending, insertInvitations, nameOfSchool } from './invitation.store.ts'
import { invitationMail } from './invitation-mail.ts'
import { INVITATION_MS, inviteHash, newInviteId } from './invitation-secret.ts'
import { takeMails } from './mail-limit.service.ts'

/** Result of inviting one address. */
export type Invited =
	| 'invited'
	| 'pending'
	| 'member'
	| 'emailMissing'
	| 'emailInvalid'
	| 'nameLong'
	| 'duplicate'

type Judged = { address: string; name: string; fault: Invited | null }

type Asked = {
	schoolId: string
	importId: string | null
	/** Of the mails to addresses without an account. */
	language: 'en' | 'hi'
	rows: readonly { email: string; name: string }[]
	now: Date
}

/**
 * SCH-06: invites addresses to a school by mail, inside the caller's transaction. Skips invalid
 * addresses, teachers of the school and pending invitations.
 * @returns the result per row, in order; a repeat of an import returns the same results
 * @throws Problem 429 too-many-requests
 */
export const inviteTeachers = async (
	deps: Pick<Deps, 'mails' | 'config'>,
	tx: Db,
	{ schoolId, importId, language, rows, now }: Asked,
): Promise<Invited[]> => {
	const seen = new Set<string>()
	const judged = rows.map(({ email, name }): Judged => {
		const address = addressOf(email)
		const fault = faultOfTeacher(email, name) ?? (seen.has(address) ? 'duplicate' : null)
		seen.add(address)
		return { address, name: name.trim(), fault }
	})
	const good = judged.filter(({ fault }) => fault === null)
	const addresses = good.map(({ address }) => address)
	if (addresses.length === 0) return judged.map(({ fault }) => fault!)
	const known = new Map((await findKnown(tx, schoolId, addresses)).map((one) => [one.email, one]))
	const secrets = new Map(addresses.map((address) => [address, newInviteId()]))
	const fresh = good.filter(({ address }) => !known.get(address)?.isMember)
	const written = await insertInvitations(
		tx,
		schoolId,
		fresh.map(({ address, name }) => ({
			id: v7(),
			...{ tokenHash: inviteHash(secrets.get(address)!), schoolId, email: address, name, importId },
			...{ createdAt: now, sentAt: now, expiresAt: new Date(now.getTime() + INVITATION_MS) },
		})),
		now,
	)
	await takeMails(deps, tx, { schoolId, mails: written.length, now })
	const school = await nameOfSchool(tx, schoolId)
	const names = new Map(good.map(({ address, name }) => [address, name]))
	for (const to of written) {
		const link = `${deps.config.publicUrl}/login?invite_id=${secrets.get(to)}`
		const read = known.get(to)?.language ?? language
		await deps.mails.enqueue(
			tx,
			invitationMail({ to, name: names.get(to)!, school, link, language: read }),
		)
	}
	const pending = await findPending(tx, schoolId, addresses, now)
	const mine = new Set(
		pending.filter((one) => importId && one.importId === importId).map(({ email }) => email),
	)
	const isNew = new Set(written)
	return judged.map(({ address, fault }) => {
		if (fault) return fault
		if (known.get(address)?.isMember) return 'member'
		return isNew.has(address) || mine.has(address) ? 'invited' : 'pending'
	})
}
