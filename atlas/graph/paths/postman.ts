import { type Arc, cheapestCirculation } from './circulation.ts'

/** A stretch between two places, one step long. */
export type Stretch = { from: string; to: string }

/**
 * Tours as lists of indexes into the stretches, and the fewest steps that any set of tours can
 * have.
 */
export type Tours = { tours: number[][]; bound: number }

/**
 * Among tours of equally few steps, those with more beginnings are taken: shorter paths say more
 * when they fail.
 */
const weightOf = (stretches: number) => stretches * stretches + 1

/**
 * Follows the units of flow: at each place, the i-th arrival goes on with the i-th departure, so
 * that a change stays local.
 */
const pairUp = (units: readonly number[], arcs: readonly Arc[], nodes: number): number[] => {
	const arrivals: number[][] = Array.from({ length: nodes }, () => [])
	const departures: number[][] = Array.from({ length: nodes }, () => [])
	units.forEach((arc, unit) => {
		arrivals[arcs[arc]!.to]!.push(unit)
		departures[arcs[arc]!.from]!.push(unit)
	})
	const next = new Array<number>(units.length)
	arrivals.forEach((list, node) => {
		list.forEach((unit, i) => {
			next[unit] = departures[node]![i]!
		})
	})
	return next
}

/**
 * Joins every circle that misses the root to one that a path of the root passes, by exchanging what
 * follows at a shared place.
 */
const joinCircles = (
	next: number[],
	placeAfter: (unit: number) => number,
	starts: readonly number[],
): void => {
	const on = new Map<number, number>()
	const isJoined = new Uint8Array(next.length)
	const join = (first: number): void => {
		for (let unit = first; isJoined[unit] === 0; unit = next[unit]!) {
			isJoined[unit] = 1
			if (!on.has(placeAfter(unit))) on.set(placeAfter(unit), unit)
		}
	}
	for (const start of starts) join(start)
	for (let changed = true; changed; ) {
		changed = false
		for (let unit = 0; unit < next.length; unit += 1) {
			const other = on.get(placeAfter(unit))
			if (isJoined[unit] === 1 || other === undefined) continue
			const after = next[other]!
			next[other] = next[unit]!
			next[unit] = after
			join(next[other]!)
			changed = true
		}
	}
}

/**
 * The directed Chinese postman with resets (Edmonds and Johnson 1973): tours that begin at `root`,
 * end anywhere that `mayEnd`, take every stretch at least once and have the fewest steps in all.
 * @throws when a stretch cannot be on a tour
 */
export const postman = (
	stretches: readonly Stretch[],
	root: string,
	mayEnd: (place: string) => boolean = () => true,
): Tours => {
	if (stretches.length === 0) return { tours: [], bound: 0 }
	const weight = weightOf(stretches.length)
	const places = new Map<string, number>([[root, 0]])
	const at = (place: string): number => {
		const known = places.get(place) ?? places.size
		places.set(place, known)
		return known
	}
	const arcs: Arc[] = stretches.map(({ from, to }) => ({
		from: at(from),
		to: at(to),
		cost: weight + (from === root ? 0 : 1),
		least: 1,
	}))
	for (const [place, node] of places)
		if (node !== 0 && mayEnd(place)) arcs.push({ from: node, to: 0, cost: 0, least: 0 })
	const { flow, bound } = cheapestCirculation(places.size, arcs)
	const units = flow.flatMap((amount, arc) => new Array<number>(amount).fill(arc))
	const next = pairUp(units, arcs, places.size)
	const starts = [...units.keys()].filter((unit) => arcs[units[unit]!]!.from === 0)
	joinCircles(next, (unit) => arcs[units[unit]!]!.to, starts)
	const tours = starts.map((start) => {
		const tour: number[] = []
		for (let unit = start; units[unit]! < stretches.length; unit = next[unit]!)
			tour.push(units[unit]!)
		return tour
	})
	return { tours, bound: Math.floor(bound / weight) }
}
