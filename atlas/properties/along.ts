import type { Property } from '#machines/kit/property.types.ts'
import { momentOf } from './moment.ts'
import { beginWatch, watch } from './monitor.ts'

/** Observation at a step of a running actor. */
type Seen = { step: string; to: string; effects: string[] }

/**
 * The number of steps after which a property was broken along a run, or null; what a property waits
 * for may come after the run.
 */
export const brokenAlong = (property: Property, run: readonly Seen[]): number | null => {
	let at = beginWatch(property)
	for (const [place, { step, to, effects }] of run.entries()) {
		at = watch(property, at, momentOf({ label: step, to, effects }))
		if (at.isBroken) return place + 1
	}
	return null
}
