import type { Reading } from './alternative.rules.ts'
import type { ListFilter } from './list-filter.rules.ts'

/** A search without what a chosen filter has decided already. */
export const withoutChosen = (reading: Reading, filter: ListFilter): Reading => {
	const chosen = {
		price: filter.price_type,
		types: filter.type,
		levels: filter.levels,
		languages: filter.languages,
		certificate: undefined,
		optional: undefined,
	}
	const settled = (reading.understood ?? []).map((one) =>
		chosen[one.kind] ? { ...one, kind: 'optional' as const, names: [] } : one,
	)
	return { ...reading, understood: settled }
}
