import type { PickedItem, RefusedItem } from './bulk-change.types.ts'

/** Items that can be picked together. */
export const MOST_PICKED = 100

const isAmong = (picked: readonly PickedItem[], { id }: PickedItem): boolean =>
	picked.some((one) => one.id === id)

/** Picks an item, or takes it away if it is picked; beyond `MOST_PICKED` none is added. */
export const toggled = (picked: readonly PickedItem[], item: PickedItem): readonly PickedItem[] =>
	isAmong(picked, item)
		? picked.filter(({ id }) => id !== item.id)
		: [...picked, item].slice(0, MOST_PICKED)

/** True if every item of a page is picked; false of an empty page. */
export const hasPage = (picked: readonly PickedItem[], items: readonly PickedItem[]): boolean =>
	items.length > 0 && items.every((item) => isAmong(picked, item))

/** Picks what a page has, or takes all of it away if all of it is picked. */
export const withPage = (
	picked: readonly PickedItem[],
	items: readonly PickedItem[],
): readonly PickedItem[] =>
	hasPage(picked, items)
		? picked.filter((one) => !isAmong(items, one))
		: [...picked, ...items.filter((item) => !isAmong(picked, item))].slice(0, MOST_PICKED)

/** The items that stay picked after a change: refused ones, and those that were not sent. */
export const notChanged = (
	refused: readonly RefusedItem[],
	left: readonly PickedItem[],
): readonly PickedItem[] => [...refused.map(({ item }) => item), ...left]
