import { expect, test } from 'vitest'
import { checkSpecification } from './specification.ts'

const facts = {
	ids: new Set(['NAV-01', 'NAV-02']),
	readTest: (file: string) =>
		file === 'a.test.ts' ? "test('NAV-01 a page\\'s door') test('NAV-01 a path')" : null,
	isDecision: (number: string) => number === '0001',
}
const row = (number: number, id: string, test: string, state: string) =>
	`| ${number} | 2 Routes | / | ${id} | ${test} | ${state} |`
const check = (...rows: string[]) => checkSpecification(rows.join('\n'), facts, rows.length)

test('27 rows with their test, requirement and state are right, and open ones are counted', () => {
	expect(
		check(
			row(1, 'NAV-01', "`a.test.ts` › NAV-01 a page's", 'met'),
			row(2, 'NAV-01', '`a.test.ts` › NAV-01 a page', 'decision 0001'),
			row(3, 'NAV-01', '`a.test.ts` › NAV-01 a path', 'open: nothing leads there'),
		),
	).toEqual({ faults: [], open: 1 })
})

test.each([
	[
		row(1, 'NAV-09', '`a.test.ts` › NAV-01 a page', 'met'),
		['no requirement NAV-09', 'carry NAV-09'],
	],
	[row(1, 'NAV-01', '`b.test.ts` › NAV-01 a page', 'met'), ['there is no b.test.ts']],
	[row(1, 'NAV-01', '`a.test.ts` › NAV-01 b', 'met'), ['has no tests “NAV-01 b”']],
	[row(1, 'NAV-01', '`a.test.ts` › NAV-01 a', 'met'), ['has 2 tests “NAV-01 a”']],
	[row(1, 'NAV-02', '`a.test.ts` › NAV-01 a page', 'met'), ['does not carry NAV-02']],
	[row(1, 'NAV-01', '`a.test.ts` › NAV-01 a page', 'wrong'), ['wrong is no state']],
	[row(1, 'NAV-01', '`a.test.ts` › NAV-01 a page', 'decision 0002'), ['no decision 0002']],
	[row(2, 'NAV-01', '`a.test.ts` › NAV-01 a page', 'met'), ['1: the statement is missing']],
])('27 a row that is wrong is said: %s', (text, faults) => {
	const found = check(text).faults
	expect(found).toHaveLength(faults.length)
	for (const [index, fault] of faults.entries()) expect(found[index]).toContain(fault)
})
