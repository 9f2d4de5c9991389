/** Filters (FLT-06); absent means not filtered. */
export type Filters = {
	type?: string[]
	paid_type?: 'free' | 'paid' | undefined
	tags?: string[]
	rating?: number | undefined
	subjects?: string[]
	languages?: string[]
	levels?: string[]
}

/** How many resources have each name of a filter (FND-01). */
export type FacetCounts = Record<
	'languages' | 'levels' | 'subjects',
	readonly { name: string; count: number }[]
>
