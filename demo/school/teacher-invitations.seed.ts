import type { Db } from '#server/platform/database/open.ts'
import { inviteHash } from '#server/school/teacher-invitation/invitation-secret.ts'
import {
	teacherImport,
	teacherInvitation,
} from '#server/school/teacher-invitation/teacher-invitation.tables.ts'
import { accountId } from '../people/people.seed.ts'
import { seedId } from '../seed-id.ts'

const DAYS = 14

const waiting = [
	['verified', 'Bindhu Sebastian', 'bindhu.sebastian@stthomas-kottayam.example', 2, true],
	['verified', 'Cyriac Paul', 'cyriac.paul@stthomas-kottayam.example', 2, true],
	['verified', 'Divya Mohan', 'divya.mohan@stthomas-kottayam.example', 2, true],
	['verified', '', 'eldho.kurian@stthomas-kottayam.example', 5, false],
	['verified', 'Geetha Rani', 'geetha.rani@stthomas-kottayam.example', 20, false],
	['unverified', 'Imran Siddiqui', 'imran.siddiqui@naisubah.example', 3, false],
	['unverified', 'Kavita Mishra', 'kavita.mishra@naisubah.example', 16, false],
] as const

/**
 * Teachers whom the demo's schools have asked to join; three of them from a file, two too long ago.
 */
export const seedTeacherInvitations = async (
	db: Db,
	ago: (days: number) => Date,
): Promise<void> => {
	const importId = seedId('teacher-import', 'new')
	const owner = accountId('verified-poc@demo.vidya.test')
	await db.insert(teacherImport).values({
		...{ id: importId, schoolId: seedId('school', 'verified'), accountId: owner },
		...{ fileName: 'new-teachers-2026.csv', rowCount: 3, createdAt: ago(2) },
	})
	await db.insert(teacherInvitation).values(
		waiting.map(([school, name, email, days, isImported]) => ({
			id: seedId('teacher-invitation', email),
			tokenHash: inviteHash(seedId('teacher-invitation-secret', email)),
			schoolId: seedId('school', school),
			...{ email, name, importId: isImported ? importId : null },
			...{ createdAt: ago(days), sentAt: ago(days), expiresAt: ago(days - DAYS) },
		})),
	)
}
