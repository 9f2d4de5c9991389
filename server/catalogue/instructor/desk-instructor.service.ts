import { isDeepStrictEqual } from 'node:util'
import { type InstructorTerms, isInstructorName } from '#domain/catalogue/instructor.rules.ts'
import type { DeskInstructor as View } from '#openapi/v1.gen.ts'
import { lockAddresses } from '#server/catalogue/resource/resource.service.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import { keepPicture } from '#server/people/picture/picture.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { keyOf } from '#server/platform/storage/upload-address.ts'
import * as store from './desk-instructor.store.ts'

type Needs = Pick<Deps, 'db' | 'clock'>
type Keeps = Pick<Deps, 'db' | 'clock' | 'storage'>

const viewOf = ({ name, bio, ...row }: store.DeskInstructorRow): View => ({
	...row,
	terms: { name, bio },
})

const subjectOf = (id: string) => ({ kind: 'instructor', id })

/** 28.3: one page of everybody who teaches. */
export const listDeskInstructors = async (
	{ db }: Needs,
	asked: {
		search?: string
		sort?: 'name' | 'written'
		lacks?: 'text' | 'picture'
		limit?: number
		offset?: number
	},
): Promise<{ total: number; data: View[] }> => {
	const { search = '', sort = 'name', lacks, limit = 25, offset = 0 } = asked
	const place = { search, sort, lacks, limit, offset }
	const { total, rows } = await store.findInstructors(db, place)
	return { total, data: rows.map(viewOf) }
}

/** @throws Problem 404 not-found */
const requireOne = async (db: Db, id: string): Promise<store.DeskInstructorRow> => {
	const row = await store.findOne(db, id)
	if (!row) throw new Problem(404, 'not-found')
	return row
}

/**
 * 28.3: changes the name and the text of an instructor. All resources have the new name, and the
 * address of before leads to the new one. With the name of another instructor, and `joins`, the two
 * become the other one.
 * @throws Problem 404 not-found; 409 instructor-changed if the terms are not those that the person
 * saw, instructor-invalid, name-taken without `joins`
 */
export const changeInstructor = async (
	{ db, clock, storage }: Keeps,
	me: Account,
	id: string,
	given: { before: InstructorTerms; terms: InstructorTerms; joins?: boolean },
): Promise<View> => {
	const { view, left } = await db.transaction(async (tx) => {
		await lockAddresses(tx)
		await store.lockInstructors(tx)
		const known = await requireOne(tx, id)
		if (!isDeepStrictEqual(viewOf(known).terms, given.before))
			throw new Problem(409, 'instructor-changed')
		const name = given.terms.name.trim()
		const bio = given.terms.bio.trim()
		if (!isInstructorName(name))
			throw new Problem(409, 'instructor-invalid', 'name', { fields: ['name'] })
		const namesake = await store.findNamesake(tx, id, name)
		if (namesake && !given.joins) throw new Problem(409, 'name-taken')
		const kept = namesake ?? known
		for (const { slug } of namesake ? [known, namesake] : [known])
			await store.renameResources(tx, slug, name)
		if (namesake) await store.joinInstructors(tx, id, namesake.id)
		const picture = kept.picture ?? known.picture
		const changed = { name, bio: bio || (namesake?.bio ?? ''), picture }
		await store.writeInstructor(tx, kept.id, changed)
		await store.keepFormer(tx, known.slug, kept.id)
		const act = { operation: 'changeInstructor', subject: subjectOf(kept.id) }
		const before = { name: known.name, bio: known.bio }
		const after = { name, bio: changed.bio, ...(namesake && { joined: namesake.slug }) }
		await recordAct(tx, { actorId: me.id, ...act, before, after }, clock())
		return {
			view: viewOf(await requireOne(tx, kept.id)),
			left: known.picture === picture ? undefined : keyOf(known.picture),
		}
	})
	if (left) await storage.delete(left)
	return view
}

const putPicture = async (
	{ db, clock, storage }: Keeps,
	me: Account,
	{ id, picture, operation }: { id: string; picture: string | null; operation: string },
): Promise<View> => {
	const { before, view } = await db.transaction(async (tx) => {
		const swapped = await store.swapPicture(tx, id, picture)
		if (!swapped) throw new Problem(404, 'not-found')
		const states = { before: { picture: swapped.before }, after: { picture } }
		await recordAct(tx, { actorId: me.id, operation, subject: subjectOf(id), ...states }, clock())
		return { before: keyOf(swapped.before), view: viewOf(await requireOne(tx, id)) }
	})
	if (before) await storage.delete(before)
	return view
}

/**
 * 28.3: gives an instructor a new picture; the one before is deleted.
 * @throws Problem 404 not-found, 413 too-large, 415 file-type-refused
 */
export const uploadInstructorPicture = async (
	deps: Keeps,
	me: Account,
	id: string,
	file: unknown,
): Promise<View> => {
	await requireOne(deps.db, id)
	const picture = await keepPicture(deps, id, file)
	return putPicture(deps, me, { id, picture, operation: 'uploadInstructorPicture' })
}

/** 28.3: removes the picture of an instructor. @throws Problem 404 not-found */
export const removeInstructorPicture = async (
	deps: Keeps,
	me: Account,
	id: string,
): Promise<undefined> => {
	await putPicture(deps, me, { id, picture: null, operation: 'removeInstructorPicture' })
}

/** Returns true if the instructor of a public resource had a name before (28.3). */
export const wasNamed = (db: Db, resourceId: string, name: string): Promise<boolean> =>
	store.wasNamed(db, resourceId, name)
