import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { postman, type Stretch } from '#atlas/graph/paths/postman.ts'

const ROOT = '0'

/** Connected graphs: each node but the root is entered from an earlier node. */
const graphs = fc
	.integer({ min: 1, max: 12 })
	.chain((places) =>
		fc.tuple(
			fc.tuple(...Array.from({ length: places }, (_, i) => fc.nat({ max: i }))),
			fc.array(fc.tuple(fc.nat({ max: places }), fc.nat({ max: places })), { maxLength: 30 }),
		),
	)
	.map(([parents, others]): Stretch[] => [
		...parents.map((parent, i) => ({ from: String(parent), to: String(i + 1) })),
		...others.map(([from, to]) => ({ from: String(from), to: String(to) })),
	])
	.map((stretches) => stretches.filter(({ to }) => to !== ROOT))

/**
 * Finds the fewest steps by breadth-first search over nodes and sets of edges taken. A new start
 * costs nothing.
 */
const fewestSteps = (stretches: readonly Stretch[]): number => {
	const all = 2 ** stretches.length - 1
	let front = new Set([`${ROOT} 0`])
	const seen = new Set(front)
	for (let steps = 0; ; steps += 1) {
		const next = new Set<string>()
		for (const situation of front) {
			const [place, taken] = situation.split(' ')
			if (Number(taken) === all) return steps
			stretches.forEach(({ from, to }, i) => {
				if (from !== place && from !== ROOT) return
				const key = `${to} ${Number(taken) | (2 ** i)}`
				if (!seen.has(key)) next.add(key)
				seen.add(key)
			})
		}
		front = next
	}
}

describe('ATL-10 the postman', () => {
	it('ATL-10 takes every stretch, goes only where stretches lead, and has as few steps as its bound', () => {
		fc.assert(
			fc.property(graphs, (stretches) => {
				const { tours, bound } = postman(stretches, ROOT)
				expect(new Set(tours.flat())).toEqual(new Set(stretches.keys()))
				for (const tour of tours)
					expect(tour.map((i) => stretches[i]!.from)).toEqual([
						ROOT,
						...tour.slice(0, -1).map((i) => stretches[i]!.to),
					])
				expect(tours.flat().length).toBe(bound)
			}),
		)
	})

	it('ATL-10 needs as few steps as trying everything finds', () => {
		const small = graphs.filter(({ length }) => length <= 9)
		fc.assert(
			fc.property(small, (stretches) => {
				expect(postman(stretches, ROOT).bound).toBe(fewestSteps(stretches))
			}),
			{ numRuns: 60 },
		)
	})

	it('ATL-10 ends only where it may', () => {
		const stretches = [
			{ from: ROOT, to: 'shop' },
			{ from: 'shop', to: 'cart' },
			{ from: 'cart', to: 'shop' },
			{ from: 'cart', to: 'paid' },
		]
		const { tours, bound } = postman(stretches, ROOT, (place) => place === 'paid')
		expect({ bound, ends: tours.map((tour) => stretches[tour.at(-1)!]!.to) }).toEqual({
			bound: 5,
			ends: ['paid'],
		})
	})
})
