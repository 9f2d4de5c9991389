import type { Map as LeafletMap } from 'leaflet'
import { type ArrowKey, directionOf, nearestTowards } from './nearest-towards.ts'

type Point = { lat: number; lng: number }

/** Pixels that the map moves if there is no place in a direction. */
const STEP = 120
/** Scroll margin in px. */
const MARGIN: [number, number] = [40, 40]

/**
 * Goes from a place, or from the middle, to the next one in a direction and brings it into sight;
 * where there is none, the map itself moves.
 */
export const goTowards = <Place extends Point>(
	view: LeafletMap,
	places: readonly Place[],
	from: Place | null,
	key: ArrowKey,
): Place | undefined => {
	const next = nearestTowards(places, from ?? view.getCenter().wrap(), key)
	const [east, north] = directionOf(key)
	if (next) view.panInside(next, { padding: MARGIN })
	else view.panBy([east * STEP, -north * STEP])
	return next
}
