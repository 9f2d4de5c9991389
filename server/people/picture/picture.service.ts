import { v7 } from 'uuid'
import { showsInitials } from '#domain/people/picture-upload.rules.ts'
import { changeAvatar } from '#server/people/account/account.service.ts'
import { changePhoto } from '#server/people/school/school.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { addressOf } from '#server/platform/storage/upload-address.ts'
import { squareOf } from './square.ts'

export { pictureWithin } from './square.ts'

/**
 * Keeps an uploaded picture as a square and returns its address.
 * @throws Problem 413 too-large, 415 file-type-refused
 */
export const keepPicture = async (
	deps: Pick<Deps, 'storage'>,
	ownerId: string,
	file: unknown,
): Promise<string> => {
	const content = await squareOf(file)
	const key = `${ownerId}/${v7()}`
	await deps.storage.put(key, { contentType: 'image/webp', content })
	return addressOf(key)
}

/**
 * PRF-05: gives a person a new picture; the one before is deleted.
 * @returns its address
 * @throws Problem 403 forbidden, 415 file-type-refused
 */
export const changeUserPicture = async (deps: Deps, me: Account, file: unknown) => {
	if (showsInitials(me.roles)) throw new Problem(403, 'forbidden', 'Sales partners show initials.')
	const address = await keepPicture(deps, me.id, file)
	await changeAvatar(deps, me.id, address)
	return address
}

/**
 * SCH-04: gives the person's school a new picture; the one before is deleted.
 * @returns its address
 * @throws Problem 403 forbidden, 415 file-type-refused
 */
export const changeSchoolPicture = async (deps: Deps, me: Account, file: unknown) => {
	if (!me.schoolId) throw new Problem(403, 'forbidden', 'The account belongs to no school.')
	const address = await keepPicture(deps, me.schoolId, file)
	await changePhoto(deps, me.schoolId, address)
	return address
}
