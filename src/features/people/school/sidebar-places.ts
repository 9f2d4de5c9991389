import { type SidebarEntry, type SidebarItem, sidebarItems } from './sidebar-items.ts'

/** The entries whose items are shown, without sections that nothing is left of (SCH-02). */
export const entriesWhere = (
	isShown: (item: SidebarItem) => boolean,
	entries: readonly SidebarEntry[] = sidebarItems,
): SidebarEntry[] =>
	entries.flatMap((entry): SidebarEntry[] => {
		if (!('items' in entry)) return isShown(entry) ? [entry] : []
		const items = entriesWhere(isShown, entry.items)
		return items.length > 0 ? [{ ...entry, items }] : []
	})

const isPageOf = (item: SidebarItem, path: string): boolean =>
	!item.modal && !item.path && !item.copilot && path.startsWith(`/profile/${item.value}`)

/**
 * Returns the sections that contain the page of a path, outermost first; none for a page outside
 * all sections.
 */
export const sectionsOf = (
	path: string,
	entries: readonly SidebarEntry[] = sidebarItems,
): string[] => {
	for (const entry of entries) {
		if (!('items' in entry)) continue
		const here = entry.items.some((item) => !('items' in item) && isPageOf(item, path))
		const below = sectionsOf(path, entry.items)
		if (here || below.length > 0) return [entry.id, ...below]
	}
	return []
}
