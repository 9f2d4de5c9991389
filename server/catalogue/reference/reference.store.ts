import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm'
import type { ReferenceItem as Item } from '#openapi/v1.gen.ts'
import { nameHas } from '#server/platform/database/name-has.ts'
import type { Db } from '#server/platform/database/open.ts'
import { referenceItem } from './reference.tables.ts'

/** The lists loaded at start (SES-04). */
export const LISTS = [
	'course_types',
	'competency',
	'test_tracks',
	'job_type',
	'grades',
	'subjects',
	'registration_roles',
	'school_grade',
	'school_board',
	'school_onboarding_types',
	'job_level',
	'activity',
	'skt',
] as const

export type ListName = (typeof LISTS)[number]

/** Every reference list, each in its order; a list without entries is empty, never missing. */
export const readReference = async (db: Db): Promise<Record<ListName, Item[]>> => {
	const rows = await db
		.select()
		.from(referenceItem)
		.where(isNull(referenceItem.hiddenAt))
		.orderBy(asc(referenceItem.list), asc(referenceItem.position), asc(referenceItem.id))
	const of = (list: string) =>
		rows.filter((row) => row.list === list).map(({ id, slug, name }) => ({ id, slug, name }))
	return Object.fromEntries(LISTS.map((list) => [list, of(list)])) as Record<ListName, Item[]>
}

type Row = Omit<typeof referenceItem.$inferInsert, 'id'>

/** Writes the entries of lists that are empty; a list with entries stays as it is. */
export const fillEmptyLists = async (db: Db, entries: readonly Row[]): Promise<void> => {
	const kept = await db.selectDistinct({ list: referenceItem.list }).from(referenceItem)
	const missing = entries.filter(({ list }) => !kept.some((one) => one.list === list))
	if (missing.length > 0)
		await db
			.insert(referenceItem)
			.values([...missing])
			.onConflictDoNothing()
}

/** Deletes every entry of these lists. */
export const clearLists = async (db: Db, lists: readonly ListName[]): Promise<void> => {
	await db.delete(referenceItem).where(inArray(referenceItem.list, [...lists]))
}

/** One page of a select's options: 10 by default, filtered by part of a name. */
export type OptionPage = { name?: string; limit?: number; offset?: number }

/** One page of a reference list (FLD-05). */
export const listOptions = async (
	db: Db,
	list: ListName,
	page: OptionPage,
): Promise<{ total: number; data: Item[] }> => {
	const where = and(
		eq(referenceItem.list, list),
		isNull(referenceItem.hiddenAt),
		nameHas(referenceItem.name, page.name),
	)
	const [counted] = await db.select({ total: count() }).from(referenceItem).where(where)
	const data = await db
		.select({ id: referenceItem.id, slug: referenceItem.slug, name: referenceItem.name })
		.from(referenceItem)
		.where(where)
		.orderBy(asc(referenceItem.position))
		.limit(page.limit ?? 10)
		.offset(page.offset ?? 0)
	return { total: counted!.total, data }
}
