type Point = { lat: number; lng: number }

const RADIANS = Math.PI / 180

/** Direction of each arrow key, east and north. */
const directions = {
	ArrowUp: [0, 1],
	ArrowDown: [0, -1],
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
} as const

export type ArrowKey = keyof typeof directions

/** Returns true if a key is one of the four arrows. */
export const isArrowKey = (key: string): key is ArrowKey => Object.hasOwn(directions, key)

/** East and north of an arrow key, each -1, 0 or 1. */
export const directionOf = (key: ArrowKey): readonly [number, number] => directions[key]

/**
 * Returns the nearest place that is more in the direction of an arrow than beside it; undefined if
 * there is none.
 */
export const nearestTowards = <Place extends Point>(
	places: readonly Place[],
	from: Point,
	key: ArrowKey,
): Place | undefined => {
	const [east, north] = directions[key]
	let nearest: Place | undefined
	let least = Number.POSITIVE_INFINITY
	for (const place of places) {
		const x = (place.lng - from.lng) * Math.cos(from.lat * RADIANS)
		const y = place.lat - from.lat
		const ahead = x * east + y * north
		const beside = Math.abs(x * north) + Math.abs(y * east)
		const distance = Math.hypot(x, y)
		if (ahead > 0 && beside <= ahead && distance < least) [nearest, least] = [place, distance]
	}
	return nearest
}
