import type { Resource } from '#openapi/v1.gen.ts'
import { noteMissedSearch } from '#server/catalogue/missed-search/missed-search.service.ts'
import { findCurrentAddress } from '#server/catalogue/resource/resource.service.ts'
import type { ListFilter, Shelf } from '#server/catalogue/search/list-filter.rules.ts'
import { type SaidOfSearch, saidOfSearch } from '#server/catalogue/search/said-of-search.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { ListArgs } from '#server/platform/graph/where.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { type Card, cardOf } from './card.rules.ts'
import { findCardRows } from './card.store.ts'
import { detailOf } from './detail.rules.ts'
import { findDetail } from './detail.store.ts'
import { searchOrPropose } from './did-you-mean.service.ts'
import { countList, findListIds, findPlace } from './list.store.ts'
import { findWebinarIds } from './webinar.store.ts'

/**
 * Cards in the order of these ids, each with what is the viewer's (null: a visitor); one statement.
 * Unknown ids are left out.
 */
export const findCards = async (db: Db, ids: string[], viewerId: string | null): Promise<Card[]> =>
	(await findCardRows(db, ids, viewerId)).map(cardOf)

/**
 * Interval, in resources, at which list positions are cached, so that a deep page need not be
 * counted from the start.
 */
const STRIDE = 900

/**
 * The ids of a page; those behind the first stride are looked for from the nearest place before
 * them.
 */
const findIds = async (
	{ db, memory }: Deps,
	filter: ListFilter,
	shelf: Shelf,
): Promise<string[]> => {
	const { limit, offset = 0, ...list } = filter
	const at = offset - (offset % STRIDE)
	if (at === 0) return findListIds(db, filter, shelf, null)
	const from = await memory.remember(`place ${at} ${shelf} ${JSON.stringify(list)}`, () =>
		findPlace(db, filter, shelf, at),
	)
	return from ? findListIds(db, { ...filter, offset: offset - at }, shelf, from) : []
}

const findPage = async (
	deps: Deps,
	filter: ListFilter,
	shelf: Shelf,
): Promise<{ total: number; ids: string[]; more: SaidOfSearch }> => {
	const page = { limit: filter.limit ?? 9, offset: filter.offset ?? 0 }
	if (filter.search?.trim()) {
		const answer = await searchOrPropose(deps, { filter, shelf, page })
		return { total: answer.total, ids: answer.ids, more: saidOfSearch(answer) }
	}
	const { limit, offset, sort, ...narrowing } = filter
	const [ids, total] = await Promise.all([
		findIds(deps, filter, shelf),
		deps.memory.remember(`total ${shelf} ${JSON.stringify(narrowing)}`, () =>
			countList(deps.db, filter, shelf),
		),
	])
	return { total, ids, more: {} }
}

/**
 * CAT-07: one page of a shelf as cards, how many resources the filter finds in all, and what is to
 * be said of a search: words that were understood, that nothing has all of it, what may have been
 * meant. A search without a full match is counted (DSK-17).
 */
export const listCards = async (
	deps: Deps,
	viewerId: string | null,
	filter: ListFilter,
	shelf: Shelf = 'resources',
): Promise<{ total: number; data: Card[] } & SaidOfSearch> => {
	const { total, ids, more } = await findPage(deps, filter, shelf)
	if (filter.search && !filter.offset && (total === 0 || more.closest))
		await noteMissedSearch(deps, filter.search)
	return { total, data: await findCards(deps.db, ids, viewerId), ...more }
}

type By = { slug: string } | { slugtitle: string }

/** The resource of an address; one that has another address now is found by its old one too. */
const findShown = async (db: Db, by: By, viewerId: string | null) => {
	const row = await findDetail(db, by, viewerId)
	if (row) return row
	const former =
		'slug' in by
			? ({ kind: 'slug', address: by.slug } as const)
			: ({ kind: 'slugtitle', address: by.slugtitle } as const)
	const address = await findCurrentAddress(db, former)
	if (address === undefined) return undefined
	return findDetail(
		db,
		former.kind === 'slug' ? { slug: address } : { slugtitle: address },
		viewerId,
	)
}

/**
 * Everything the page of a resource, course or bundle shows. An address that it had before finds it
 * too (DSK-07).
 * @param only refuses resources of another type
 * @throws Problem 404 not-found
 */
export const showResource = async (
	deps: Deps,
	viewerId: string | null,
	by: By,
	only?: 'bundle',
): Promise<Resource> => {
	const row = await findShown(deps.db, by, viewerId)
	if (!row || (only && row.course_type !== only)) throw new Problem(404, 'not-found')
	const ids = [...new Set([row.id, ...row.items, ...row.bundles, ...row.related])]
	return detailOf(row, await findCards(deps.db, ids, viewerId))
}

/** Cards of resources by the conditions of the graph, newest first. */
export const listWebinars = async (deps: Deps, args: ListArgs): Promise<Card[]> =>
	findCards(deps.db, await findWebinarIds(deps.db, args), null)
