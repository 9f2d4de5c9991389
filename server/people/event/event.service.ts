import type { Account } from '#server/platform/contract/account.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { takeTry } from '#server/platform/limits/limit.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import {
	countInvited,
	findRegistrations,
	insertRegistration,
	type NewRegistration,
	type Registration,
	upsertRegistration,
} from './event.store.ts'
import { meetMail } from './event-mail.ts'
import { newInvitationCode } from './invitation-code.ts'
import { isMeetOpen, roomsOf } from './meet.rules.ts'

/** Registrations that one place (a school) may make in an hour. */
const MOST = 100
const HOUR_MS = 3_600_000

/** Answers of the form for a participant. */
type MeetForm = {
	name: string
	email: string
	country: string
	school?: string
	referral_code?: string
}

const given = (account: Pick<Account, 'id'> | null, now: Date) => ({
	accountId: account?.id ?? null,
	invitationCode: newInvitationCode(),
	createdAt: now,
})

/** @param invited how many brought the registration's code along */
const shown = (
	{ event, country, referralCode, invitationCode, createdAt }: Registration,
	{ invited, roomsUrl }: { invited: number; roomsUrl: string | null },
) => ({
	event,
	country,
	referral_code: referralCode,
	invitation_code: invitationCode,
	registered_at: createdAt.toISOString(),
	invited,
	rooms_url: event === 'gtm' ? roomsUrl : null,
})

/**
 * NAV-09: registers for the global teachers' meet once for each address, and mails a confirmation
 * the first time.
 * @param keep what else belongs to the transaction
 * @returns the address that is registered, in lower case
 * @throws Problem 409 registration-closed, 429 too-many-requests
 */
export const registerForMeet = async (
	deps: Deps,
	asked: { form: MeetForm; account: Account | null; requester: string },
	keep: (tx: Db, email: string) => Promise<void>,
): Promise<string> => {
	const { form, account, requester } = asked
	const now = deps.clock()
	const { startsAt } = deps.config.site.meet
	if (!isMeetOpen(deps.config.site.meet, now)) throw new Problem(409, 'registration-closed')
	await takeTry(deps, { name: 'meet', subject: requester, max: MOST, windowMs: HOUR_MS })
	const email = account?.email ?? form.email.trim().toLowerCase()
	const row: NewRegistration = {
		...given(account, now),
		event: 'gtm',
		email,
		name: form.name.trim(),
		country: form.country,
		school: form.school?.trim() || null,
		referralCode: form.referral_code?.toUpperCase() ?? null,
	}
	await deps.db.transaction(async (tx) => {
		if (await insertRegistration(tx, row))
			await deps.mails.enqueue(
				tx,
				meetMail({ to: email, name: row.name, startsAt, origin: deps.config.publicUrl }),
			)
		await keep(tx, email)
	})
	await deps.mails.nudge()
	return email
}

/** NAV-11: registers an account for the programme of a country, or moves its registration there. */
export const registerForProgramme = async (
	db: Db,
	account: Pick<Account, 'id' | 'email' | 'displayName'>,
	country: string,
	now: Date,
) => {
	const { email, displayName: name } = account
	const row: NewRegistration = { ...given(account, now), event: 'tpo', email, name, country }
	const registered = await upsertRegistration(db, row)
	const { invitationCode } = registered
	const invited = (await countInvited(db, [invitationCode])).get(invitationCode) ?? 0
	return shown(registered, { invited, roomsUrl: null })
}

/**
 * NAV-09, NAV-11: the events that an account's address is registered for, each with how many
 * registered with its code.
 */
export const registrationsOf = async ({ db, config, clock }: Deps, { email }: Account) => {
	const registrations = await findRegistrations(db, email)
	const roomsUrl = roomsOf(config.site.meet, clock())
	const codes = registrations.map(({ invitationCode }) => invitationCode)
	const invited = await countInvited(db, codes)
	return registrations.map((registration) =>
		shown(registration, { invited: invited.get(registration.invitationCode) ?? 0, roomsUrl }),
	)
}

/** NAV-09: when the meet is, and whether one may register. */
export const meetOf = ({ config, clock }: Deps) => {
	const { startsAt, endsAt, registrationEndsAt } = config.site.meet
	return {
		starts_at: startsAt,
		ends_at: endsAt,
		registration_ends_at: registrationEndsAt,
		is_open: isMeetOpen(config.site.meet, clock()),
	}
}
