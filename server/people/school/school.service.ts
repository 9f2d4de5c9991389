import type { components } from '#openapi/v1.gen.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { keyOf } from '#server/platform/storage/upload-address.ts'
import {
	findSchool,
	insertSchool,
	joinAsContact,
	type School,
	setDetails,
	setTerms,
	swapPhoto,
} from './school.store.ts'

/** A school as its people see it (SCH-04). */
export const schoolAnswer = (row: School): components['schemas']['School'] => ({
	id: row.id,
	name: row.name,
	email: row.email,
	photo_url: row.photoUrl,
	verification_status: row.verificationStatus,
	verification_reason: row.verificationReason,
	school_type: row.schoolType,
	taas_tnc: row.taasTnc,
	organization_documents: row.organizationDocuments,
	onboarding_type: row.onboardingTypeId,
	boards: row.boards,
	grades: row.grades,
})

/** @throws Problem 404 not-found for no school of this id */
export const schoolOfId = async (db: Db, id: string): Promise<School> => {
	const found = await findSchool(db, id)
	if (!found) throw new Problem(404, 'not-found')
	return found
}

/** Gives a school a new picture and deletes the one before. */
export const changePhoto = async (
	deps: Pick<Deps, 'db' | 'storage'>,
	schoolId: string,
	photoUrl: string,
): Promise<void> => {
	const before = keyOf(await swapPhoto(deps.db, schoolId, photoUrl))
	if (before) await deps.storage.delete(before)
}

/** SCH-04: sets what kind of school a school is. */
export const changeDetails = setDetails

/** Schools of a name (28.3). */
export { findSchoolsNamed } from './school.store.ts'

/**
 * DSK-14: opens the area of a school with an account as its main point of contact, inside the
 * caller's transaction. Returns the school's id; null if the account belongs to a
 * school, whereupon the caller ends the transaction.
 */
export const openSchool = async (
	tx: Db,
	facts: { name: string; email: string; city: string },
	accountId: string,
	now: Date,
): Promise<string | null> => {
	const schoolId = await insertSchool(tx, { ...facts, createdAt: now })
	return (await joinAsContact(tx, accountId, schoolId, now)) ? schoolId : null
}

/** SCH-05: stores the agreement of a school; `status` is false for an account without one. */
export const agreeToTerms = async (db: Db, schoolId: string | null, agreed: boolean) => {
	if (schoolId) await setTerms(db, schoolId, agreed)
	return { status: schoolId !== null, response: { taas_tnc: schoolId !== null && agreed } }
}
