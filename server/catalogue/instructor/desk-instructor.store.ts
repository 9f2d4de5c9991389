import { and, asc, count, eq, ilike, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { foldText } from '#server/catalogue/search/search-text.rules.ts'
import { likePart } from '#server/platform/database/like-part.ts'
import { BETWEEN_WORDS } from '#server/platform/database/name-slug.ts'
import type { Db } from '#server/platform/database/open.ts'
import { formerInstructor, instructor } from './instructor.tables.ts'

const taught = sql<number>`(select count(*)::int from ${resource} r where r.instructor_slug = ${instructor}.slug
  and r.course_type <> 'bundle' and r.withdrawn_at is null)`

const columns = {
	id: instructor.id,
	slug: instructor.slug,
	name: instructor.name,
	bio: instructor.bio,
	picture: instructor.picture,
	resources: taught,
}

export type DeskInstructorRow = {
	id: string
	slug: string
	name: string
	bio: string
	picture: string | null
	resources: number
}

const orders: Record<'name' | 'written', SQL[]> = {
	name: [asc(instructor.name), asc(instructor.id)],
	written: [sql`${instructor.bio} <> ''`, asc(instructor.name), asc(instructor.id)],
}

/** One page of instructors, and how many there are. */
export const findInstructors = async (
	db: Db,
	{
		search,
		sort,
		lacks,
		limit,
		offset,
	}: {
		search: string
		sort: keyof typeof orders
		lacks: 'text' | 'picture' | undefined
		limit: number
		offset: number
	},
): Promise<{ total: number; rows: DeskInstructorRow[] }> => {
	const found = and(
		search ? ilike(instructor.name, likePart(search)) : undefined,
		lacks && (lacks === 'text' ? eq(instructor.bio, '') : isNull(instructor.picture)),
	)
	const [counted] = await db.select({ total: count() }).from(instructor).where(found)
	const rows = await db
		.select(columns)
		.from(instructor)
		.where(found)
		.orderBy(...orders[sort])
		.limit(limit)
		.offset(offset)
	return { total: counted!.total, rows }
}

/** An instructor; undefined for none of this id. */
export const findOne = async (db: Db, id: string): Promise<DeskInstructorRow | undefined> =>
	(await db.select(columns).from(instructor).where(eq(instructor.id, id)))[0]

/** Lets one transaction at a time change instructors, of whom one may take another's name. */
export const lockInstructors = async (tx: Db): Promise<void> => {
	await tx.execute(sql`lock table ${instructor} in share row exclusive mode`)
}

/** The address of a name, as the table makes it. */
const slugFor = (name: string) =>
	sql`trim(both '-' from regexp_replace(lower(${name}::text), ${BETWEEN_WORDS}, '-', 'g'))`

/** Another instructor who has the address of a name; undefined for none. */
export const findNamesake = async (
	tx: Db,
	id: string,
	name: string,
): Promise<DeskInstructorRow | undefined> =>
	(
		await tx
			.select(columns)
			.from(instructor)
			.where(and(eq(instructor.slug, slugFor(name)), ne(instructor.id, id)))
	)[0]

/** The instructor who has the address of a name; undefined for none. */
export const findOfName = async (tx: Db, name: string): Promise<DeskInstructorRow | undefined> =>
	(
		await tx
			.select(columns)
			.from(instructor)
			.where(eq(instructor.slug, slugFor(name)))
	)[0]

export const writeInstructor = async (
	tx: Db,
	id: string,
	change: Partial<Pick<DeskInstructorRow, 'name' | 'bio' | 'picture'>>,
): Promise<void> => {
	await tx.update(instructor).set(change).where(eq(instructor.id, id))
}

/** Gives an instructor's picture another address, and returns the one before. */
export const swapPicture = (
	db: Db,
	id: string,
	picture: string | null,
): Promise<{ before: string | null } | undefined> =>
	db.transaction(async (tx) => {
		const [row] = await tx
			.select({ before: instructor.picture })
			.from(instructor)
			.where(eq(instructor.id, id))
			.for('update')
		if (row) await writeInstructor(tx, id, { picture })
		return row
	})

/**
 * Writes a name into all resources of an address, and into the words by which they are found.
 * Returns how many there were.
 */
export const renameResources = async (tx: Db, slug: string, name: string): Promise<number> => {
	const rows = await tx
		.select({ id: resource.id, name: resource.instructorName, text: resource.searchText })
		.from(resource)
		.where(eq(resource.instructorSlug, slug))
		.for('update')
	const names = [...new Set(rows.map((row) => row.name))]
	for (const before of names)
		await tx
			.update(resource)
			.set({
				instructorName: name,
				searchText: sql`trim(replace(' ' || ${resource.searchText} || ' ', ${` ${foldText(before)} `}::text, ${` ${foldText(name)} `}::text))`,
			})
			.where(and(eq(resource.instructorSlug, slug), eq(resource.instructorName, before)))
	return rows.length
}

/** Lets an address of before lead to an instructor; their own of today leads nowhere else. */
export const keepFormer = async (tx: Db, slug: string, instructorId: string): Promise<void> => {
	const [now] = await tx
		.select({ slug: instructor.slug })
		.from(instructor)
		.where(eq(instructor.id, instructorId))
	if (now!.slug !== slug)
		await tx
			.insert(formerInstructor)
			.values({ slug, instructorId })
			.onConflictDoUpdate({ target: formerInstructor.slug, set: { instructorId } })
	await tx.delete(formerInstructor).where(eq(formerInstructor.slug, now!.slug))
}

/** Deletes an instructor who became another one; the addresses of before lead to that one. */
export const joinInstructors = async (tx: Db, gone: string, kept: string): Promise<void> => {
	await tx
		.update(formerInstructor)
		.set({ instructorId: kept })
		.where(eq(formerInstructor.instructorId, gone))
	await tx.delete(instructor).where(eq(instructor.id, gone))
}

/** Returns true if the instructor of a public resource had a name before. */
export const wasNamed = async (db: Db, resourceId: string, name: string): Promise<boolean> => {
	const [row] = await db
		.select({ one: sql`1` })
		.from(formerInstructor)
		.innerJoin(instructor, eq(instructor.id, formerInstructor.instructorId))
		.innerJoin(resource, eq(resource.instructorSlug, instructor.slug))
		.where(and(eq(resource.id, resourceId), eq(formerInstructor.slug, slugFor(name))))
		.limit(1)
	return row !== undefined
}
