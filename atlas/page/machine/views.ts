import { isLive, journeys } from 'virtual:atlas-project'

/**
 * The views of a machine in the order of their tabs: what it is, what it does, how it is proved,
 * how it is used, how it changed.
 */
const all = [
	['diagram', 'Diagram'],
	['table', 'Table'],
	['simulate', 'Simulate'],
	['paths', 'Paths'],
	['properties', 'Properties'],
	['live', 'Live'],
	['usage', 'Usage'],
	['changes', 'Changes'],
] as const

export type View = (typeof all)[number][0]

/** Those that this product has something for. */
export const views = all.filter(
	([view]) => (view !== 'live' || isLive) && (view !== 'usage' || journeys !== null),
)

/** Returns true if an address names a view. */
export const isView = (text: string): text is View => views.some(([view]) => view === text)
