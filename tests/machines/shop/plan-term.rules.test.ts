import { describe, expect, test } from 'vitest'
import { mayBuyPlan, nextTerm } from '#domain/shop/plan-term.rules.ts'
import { expectEvery } from '../../expect-every.ts'

const DAY_MS = 86_400_000
const at = (day: number) => new Date(Date.UTC(2026, 0, 1) + day * DAY_MS)

/** Terms of somebody who tries to buy a plan on these days. */
const bought = (days: readonly number[]) => {
	const terms: { day: number; startsAt: Date; endsAt: Date }[] = []
	for (const day of days) {
		const held = terms.at(-1)?.endsAt ?? null
		const until = held !== null && held > at(day) ? held : null
		if (mayBuyPlan(until, at(day))) terms.push({ day, ...nextTerm(until, at(day)) })
	}
	return terms
}

const pairs = (terms: ReturnType<typeof bought>) =>
	terms.slice(1).map((next, i) => [terms[i]!, next] as const)

describe('29.6 terms of a plan', () => {
	test('29.6 somebody who tries every day pays once a year, and has the plan without a gap', () => {
		const terms = bought(Array.from({ length: 3652 }, (_, day) => day))
		expect(terms).toHaveLength(11)
		expectEvery(pairs(terms), ([before, next]) => +next.startsAt === +before.endsAt)
	})

	test('29.6 terms never overlap, whenever they are bought', () => {
		const days = Array.from({ length: 400 }, (_, n) => (n * 7919) % 5000).sort((a, b) => a - b)
		const terms = bought(days)
		expect(terms.length).toBeGreaterThan(10)
		expectEvery(pairs(terms), ([before, next]) => next.startsAt >= before.endsAt)
		expectEvery(terms, ({ day, startsAt }) => +startsAt - +at(day) <= 60 * DAY_MS)
	})

	test('29.6 a term that begins on 29 February ends on 1 March', () => {
		const { endsAt } = nextTerm(null, new Date('2028-02-29T10:00:00Z'))
		expect(endsAt.toISOString()).toBe('2029-03-01T10:00:00.000Z')
	})
})
