import type { Moment, Property } from '#machines/kit/property.types.ts'

/**
 * Follows one property along a path: `isArmed` says whether the next moment counts, or whether
 * something is being waited for.
 */
export type Watch = { isArmed: boolean; isBroken: boolean }

/** Before the first moment: what is asked from the start on is armed. */
export const beginWatch = (property: Property): Watch => ({
	isArmed: 'always' in property || property.after === undefined,
	isBroken: false,
})

const isMet = (property: Property, moment: Moment): boolean => {
	if ('eventually' in property) return property.eventually(moment)
	if ('possible' in property) return property.possible(moment)
	return false
}

/**
 * Advances a property by one moment of a path. Returns whether a property of every moment is broken
 * there; for one that waits, whether it still waits. If `until` and `never` occur in the same
 * moment, nothing is broken; `after` counts from the next moment.
 */
export const watch = (property: Property, { isArmed }: Watch, moment: Moment): Watch => {
	if ('always' in property) return { isArmed, isBroken: !property.always(moment) }
	if ('never' in property) {
		const isOver = property.until?.(moment) ?? false
		const begins = property.after?.(moment) ?? false
		return {
			isArmed: (isArmed && !isOver) || begins,
			isBroken: isArmed && !isOver && property.never(moment),
		}
	}
	const begins = property.after?.(moment) ?? true
	return { isArmed: (isArmed || begins) && !isMet(property, moment), isBroken: false }
}
