import type { InboxContext, InboxKey } from './inbox.types.ts'

type Place = Pick<InboxContext, 'items' | 'open' | 'place'>

const isListed = ({ items, open }: Place): boolean => open !== null && items.includes(open)

/**
 * Returns the item after the open one; null if there is none. An item that was decided is no longer
 * in the list, so that the next one has its place.
 */
export const nextItem = (at: Place): InboxKey | null =>
	at.items[isListed(at) ? at.place + 1 : at.place] ?? null

/** Returns the item before the open one; null if there is none. */
export const previousItem = ({ items, place }: Place): InboxKey | null => items[place - 1] ?? null

/** Returns the place of an item in the list; where it is not there, the place before. */
export const placeOf = (items: readonly InboxKey[], open: InboxKey | null, before: number) => {
	const place = open === null ? -1 : items.indexOf(open)
	return place === -1 ? Math.min(before, items.length) : place
}
