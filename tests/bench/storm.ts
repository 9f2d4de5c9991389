import type { Case } from './cases.ts'
import { type Load, load } from './load.ts'
import type { Running } from './running.ts'

/**
 * p99 in ms of a client that adds to its cart, alone and in a search storm, and the load of the
 * searches.
 */
export type Storm = { alone: number; beside: number; searches: Load }

/**
 * Runs a search storm of 50 connections beside a client that adds to its cart. Returns the cart's
 * p99 in ms, alone and in the storm.
 */
export const measureStorm = async (
	ours: Running,
	cases: Case[],
	seconds: number,
): Promise<Storm> => {
	const find = (name: string) => cases.find((one) => one.name === name)!
	const cart = find('cart').requests.slice(0, 400)
	const never = async () => undefined
	const one = { connections: 1, seconds: 0.001, once: true, reset: never }
	const alone = await load(ours.origin, cart, one)
	const searches = [...find('search').requests, ...find('misspelt').requests]
	const stormy = load(ours.origin, searches, {
		connections: 50,
		seconds: seconds + 2,
		once: false,
		reset: never,
	})
	await new Promise((resolve) => setTimeout(resolve, 1500))
	const beside = await load(ours.origin, cart.slice(0, 200), one)
	return { alone: alone.p99, beside: beside.p99, searches: await stormy }
}
