import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { takeTry } from '#server/platform/limits/limit.ts'
import { isVerified } from './invitation.store.ts'

const DAY_MS = 86_400_000

/** A school that is not verified may send this part. */
const UNVERIFIED = 1 / 10

/**
 * Counts the invitations that a school mails in a day, inside the caller's transaction.
 * @throws Problem 429 too-many-requests
 */
export const takeMails = async (
	{ config }: Pick<Deps, 'config'>,
	tx: Db,
	{ schoolId, mails, now }: { schoolId: string; mails: number; now: Date },
): Promise<void> => {
	if (mails === 0) return
	const part = (await isVerified(tx, schoolId)) ? 1 : UNVERIFIED
	await takeTry(
		{ db: tx, clock: () => now },
		{
			name: 'invitation-mails',
			subject: schoolId,
			max: Math.ceil(config.INVITATIONS_A_DAY * part),
			windowMs: DAY_MS,
			points: mails,
		},
	)
}
