/** Search parameters of a view's address; every value is plain text and optional. */
export type AtlasSearch = Partial<Record<(typeof keys)[number], string>>

const keys = [
	// Index: the words searched for.
	'q',
	// Every view with a picture: whether it speaks in `code`; in words without it.
	'labels',
	// Diagram, table: what is selected, which states are drawn closed, and of which the further
	// transitions are counted (comma lists, `-` for none).
	'state',
	'transition',
	'closed',
	'short',
	// Simulation: the steps taken, one a line part.
	'trace',
	// Paths: suite and filters; the path that is open and the step of it.
	'suite',
	'seed',
	'steps',
	'only',
	'path',
	'step',
	// Usage: period and segment, the period that it is compared with, and the states of the funnel
	// (comma list).
	'since',
	'until',
	'role',
	'device',
	'visitor',
	'before',
	'beforeUntil',
	'funnel',
	// Properties: the one that is looked at; a transition to try without, one to try with.
	'property',
	'without',
	'plus',
	// Map: the journey whose step is shown.
	'journey',
	// Changes: the two revisions.
	'rev',
	'against',
] as const

/** Reads what it knows from an address and ignores the rest. */
export const readSearch = (search: Record<string, unknown>): AtlasSearch =>
	Object.fromEntries(
		keys.flatMap((key) => {
			const value = search[key]
			return value === undefined || value === '' ? [] : [[key, String(value)]]
		}),
	)
