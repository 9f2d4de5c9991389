import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { expectEvery } from '../expect-every.ts'

describe('expectEvery', () => {
	it('passes where the predicate holds of every item', () => {
		expectEvery([2, 4], (item) => item % 2 === 0)
	})

	it('refuses an empty list', () => {
		expect(() => expectEvery([], () => true)).toThrow('The list is empty: nothing was checked.')
	})

	it('names the first items of which the predicate does not hold', () => {
		expect(() => expectEvery([{ n: 1 }, { n: 2 }, { n: 3 }], ({ n }) => n === 2)).toThrow(
			'Does not hold of 2 of 3: {"n":1}, {"n":3}',
		)
	})
})

type Override = { includes: string[]; plugins?: string[] }

const folder = mkdtempSync(join(tmpdir(), 'vidya-lint-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Returns the messages of this project's test lint for a test. */
const saidOf = (code: string): string => {
	const { overrides } = JSON.parse(readFileSync('biome.json', 'utf8')) as { overrides: Override[] }
	const own = overrides.flatMap(({ includes, plugins = [] }) =>
		plugins.map((plugin) => ({ includes, plugins: [resolve(plugin)] })),
	)
	writeFileSync(join(folder, 'biome.json'), JSON.stringify({ overrides: own }))
	mkdirSync(join(folder, 'tests'), { recursive: true })
	writeFileSync(join(folder, 'tests/some.test.ts'), code)
	const { stdout, stderr } = spawnSync('biome', ['lint', 'tests'], {
		cwd: folder,
		encoding: 'utf8',
	})
	expect(stdout).toContain('Checked 1 file')
	return stdout + stderr
}
const complaint = /An empty list passes|leaves items out/

describe('the lint of tests', () => {
	it.each([
		['every in expect', 'expect(rows.every(isGood)).toBe(true)'],
		['every inside what is expected', 'expect({ good: rows.every(isGood) }).toEqual(good)'],
		['an empty filter', 'expect(rows.filter(isBad)).toEqual([])'],
		['a filter of length 0', 'expect(rows.map(idOf).filter(isBad)).toHaveLength(0)'],
		['no item at all', 'expect(rows.some(isBad)).toBe(false)'],
		['items left out', 'for (const row of rows) { if (isBad(row)) continue; expect(row).toBe(1) }'],
		[
			'items left out in a block',
			'for (const row of rows) { if (isBad(row)) { continue } if (row) { expect(row).toBe(1) } }',
		],
	])('refuses %s', (_, code) => {
		expect(saidOf(code)).toMatch(complaint)
	})

	it.each([
		['the helper', 'expectEvery(rows, isGood)'],
		['every outside expect', 'export const good = rows.every(isGood)'],
		['a counted filter', 'expect(rows.filter(isBad)).toHaveLength(3)'],
		['an item that exists', 'expect(rows.some(isGood)).toBe(true)'],
		['a loop without a check', 'for (const row of rows) { if (isBad(row)) continue; keep(row) }'],
	])('lets %s pass', (_, code) => {
		expect(saidOf(code)).not.toMatch(complaint)
	})
})
