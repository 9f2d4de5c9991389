import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { indexOf, readDecision, readDecisions } from '#build/write-decision-index.ts'
import { expectEvery } from '../expect-every.ts'

test('26.13 the index lists every decision with its status', () => {
	expect(readDecisions().length).toBeGreaterThan(30)
	expect(readFileSync('docs/decisions/README.md', 'utf8')).toBe(indexOf(readDecisions()))
})

test('26.13 a status that names another decision names one that is there', () => {
	const decisions = readDecisions()
	const numbers = decisions.map(({ number }) => number)
	const named = decisions.flatMap(({ status }) => status.match(/\d{4}/g) ?? [])
	expectEvery(named, (number) => numbers.includes(number))
	expect(new Set(numbers).size).toBe(numbers.length)
})

test('26.13 a decision without a number or a status is said', () => {
	expect(readDecision('0001-a.md', '# 0001 One home\n\nStatus: superseded by 0002\n')).toEqual({
		file: '0001-a.md',
		number: '0001',
		title: 'One home',
		status: 'superseded by 0002',
	})
	expect(() => readDecision('0001-a.md', '# One home\n\nStatus: accepted')).toThrow('"# 0001 …"')
	expect(() => readDecision('0001-a.md', '# 0001 One home\n\nContext')).toThrow(
		'"Status: accepted"',
	)
})
