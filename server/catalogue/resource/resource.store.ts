import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { formerAddress } from './former-address.tables.ts'
import { resource, tag } from './resource.tables.ts'

type Written = typeof resource.$inferInsert & { id: string }

/** Returns a resource; undefined if there is none. */
export const findResource = async (db: Db, id: string) =>
	(await db.select().from(resource).where(eq(resource.id, id)))[0]

/** Writes a resource: a new one, or over the one of its id. */
export const putResource = async (tx: Db, row: Written): Promise<void> => {
	const { id, publishedAt: _, ...changes } = row
	await tx
		.insert(resource)
		.values(row)
		.onConflictDoUpdate({ target: resource.id, set: { ...changes, withdrawnAt: null } })
}

/** Withdraws a resource, or offers it again (null). */
export const writeWithdrawn = async (tx: Db, id: string, withdrawnAt: Date | null) => {
	await tx.update(resource).set({ withdrawnAt }).where(eq(resource.id, id))
}

/** Makes tags of names that are none yet. */
export const putTags = async (tx: Db, tags: { slug: string; name: string }[]): Promise<void> => {
	if (tags.length > 0) await tx.insert(tag).values(tags).onConflictDoNothing()
}

/** An address and what it leads to, by kind. */
export type Address = { kind: 'slug' | 'slugtitle'; address: string }

/** Keeps addresses that a resource had; an address that it has again is forgotten. */
export const keepAddresses = async (
	tx: Db,
	resourceId: string,
	{ former, current }: { former: readonly Address[]; current: readonly Address[] },
): Promise<void> => {
	const isOne = ({ kind, address }: Address) =>
		and(eq(formerAddress.kind, kind), eq(formerAddress.address, address))
	if (former.length > 0)
		await tx
			.insert(formerAddress)
			.values(former.map((one) => ({ ...one, resourceId })))
			.onConflictDoUpdate({
				target: [formerAddress.kind, formerAddress.address],
				set: { resourceId },
			})
	await tx.delete(formerAddress).where(or(...current.map(isOne)))
}

/** Makes other publications wait until the transaction ends, so that no address is taken twice. */
export const lockAddresses = async (tx: Db): Promise<void> => {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtext('resource addresses'))`)
}

/** Returns true if another resource has one of these addresses, or had it. */
export const hasAddress = async (
	db: Db,
	resourceId: string,
	{ slug, slugtitle }: { slug: string; slugtitle: string },
): Promise<boolean> => {
	const has = or(eq(resource.slug, slug), eq(resource.slugtitle, slugtitle))
	const had = or(
		and(eq(formerAddress.kind, 'slug'), eq(formerAddress.address, slug)),
		and(eq(formerAddress.kind, 'slugtitle'), eq(formerAddress.address, slugtitle)),
	)
	const [now] = await db
		.select({ one: sql`1` })
		.from(resource)
		.where(and(ne(resource.id, resourceId), has))
		.limit(1)
	const [before] = await db
		.select({ one: sql`1` })
		.from(formerAddress)
		.where(and(ne(formerAddress.resourceId, resourceId), had))
		.limit(1)
	return Boolean(now ?? before)
}

/** Returns the address that a resource has now, by one that it had; undefined if none had it. */
export const findCurrentAddress = async (
	db: Db,
	{ kind, address }: Address,
): Promise<string | undefined> => {
	const [row] = await db
		.select({ address: kind === 'slug' ? resource.slug : resource.slugtitle })
		.from(formerAddress)
		.innerJoin(resource, eq(resource.id, formerAddress.resourceId))
		.where(and(eq(formerAddress.kind, kind), eq(formerAddress.address, address)))
	return row?.address
}
