import type { Db } from '#server/platform/database/open.ts'
import { slugOf } from '#server/platform/slug-of.ts'
import { notePublishedPrice } from './price-change.service.ts'
import {
	type Address,
	findResource,
	keepAddresses,
	putResource,
	putTags,
	writeWithdrawn,
} from './resource.store.ts'

export { findCurrentAddress, findResource, hasAddress, lockAddresses } from './resource.store.ts'

type Written = Parameters<typeof putResource>[1]

const addressesOf = ({ slug, slugtitle }: Pick<Written, 'slug' | 'slugtitle'>): Address[] => [
	{ kind: 'slug', address: slug },
	{ kind: 'slugtitle', address: slugtitle },
]

/**
 * Makes a resource public, or replaces the public one of its id; inside the caller's transaction.
 * An address that changes leads to the new one from then on (DSK-07); a price that changes is in
 * the history (DSK-09).
 */
export const publishResource = async (
	tx: Db,
	row: Written & { publishedAt: Date },
): Promise<void> => {
	const before = await findResource(tx, row.id)
	await putTags(
		tx,
		(row.tags ?? []).map((name) => ({ slug: slugOf(name), name })),
	)
	await putResource(tx, row)
	await notePublishedPrice(tx, before, row, row.publishedAt)
	const current = addressesOf(row)
	const former = before
		? addressesOf(before).filter(
				({ kind, address }) => !current.some((one) => one.kind === kind && one.address === address),
			)
		: []
	await keepAddresses(tx, row.id, { former, current })
}

/** Takes a resource out of the shop; those who have it keep it (DSK-07). */
export const withdrawResource = (tx: Db, id: string, now: Date): Promise<void> =>
	writeWithdrawn(tx, id, now)

/** Offers a resource that was withdrawn again (DSK-07). */
export const offerResource = (tx: Db, id: string): Promise<void> => writeWithdrawn(tx, id, null)
