import {
  findRegistrations,
  insertRegistration,
  type NewRegistration,
  type Registration,
  upsertRegistration,
} from '#server/people/event/event.store.ts'
import { meetMail } from '#server/people/event/event-mail.ts'
import { newInvitationCode } from '#server/people/event/invitation-code.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { takeTry } from '#server/platform/limits/limit.ts'

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

const shown = ({ event, country, referralCode, invitationCode, createdAt }: Registration) => ({
  event,
  country,
  referral_code: referralCode,
  invitation_code: invitationCode,
  registered_at: createdAt.toISOString(),
})

/**
 * NAV-09: registers for the global teachers' meet once for each address, and mails a confirmation
 * the first time.
 * @param keep what else belongs to the transaction
 * @returns the address that is registered, in lower case
 * @throws Problem 429 too-many-requests
 */
export const registerForMeet = async (
  deps: Deps,
  asked: { form: MeetForm; account: Account | null; requester: string },
  keep: (tx: Db, email: string) => Promise<void>,
): Promise<string> => {
  const { form, account, requester } = asked
  await takeTry(deps, { name: 'meet', subject: requester, max: MOST, windowMs: HOUR_MS })
  const email = account?.email ?? form.email.trim().toLowerCase()
  const row: NewRegistration = {
    ...given(account, deps.clock()),
    event: 'gtm',
    email,
    name: form.name.trim(),
    country: form.country,
    school: form.school?.trim() || null,
    referralCode: form.referral_code?.toUpperCase() ?? null,
  }
  await deps.db.transaction(async (tx) => {
    if (await insertRegistration(tx, row))
      await deps.mails.enqueue(tx, meetMail(email, row.name, deps.config.publicUrl))
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
  return shown(await upsertRegistration(db, row))
}

/** The events that an account's address is registered for. */
export const registrationsOf = async (db: Db, { email }: Account) =>
  (await findRegistrations(db, email)).map(shown)
