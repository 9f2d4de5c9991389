import { eventInvitation } from '#server/people/event/event.tables.ts'
import { invitationHash } from '#server/people/event/invitation.store.ts'
import type { Db } from '#server/platform/database/open.ts'
import { seedId } from '../seed-id.ts'

/**
 * Tokens of the demo's invitations to the teacher programme: one valid for half a year, one
 * expired.
 */
export const demoInvitations = {
	open: 'nai-subah-invited-to-the-2025-programme',
	ended: 'st-thomas-invited-to-the-2025-programme',
} as const

/** Two schools are invited by name (NAV-08); one of them too long ago. */
export const seedInvitations = async (db: Db, ago: (days: number) => Date): Promise<void> => {
	await db.insert(eventInvitation).values([
		{
			id: seedId('event-invitation', 'open'),
			tokenHash: invitationHash(demoInvitations.open),
			schoolId: seedId('school', 'unverified'),
			createdAt: ago(10),
			expiresAt: ago(-180),
		},
		{
			id: seedId('event-invitation', 'ended'),
			tokenHash: invitationHash(demoInvitations.ended),
			schoolId: seedId('school', 'verified'),
			createdAt: ago(60),
			expiresAt: ago(1),
		},
	])
}
