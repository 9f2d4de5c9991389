import { expect, test } from 'vitest'
import { differentBefore, lastDifference } from '#atlas/changes/last-difference.ts'

const revision = (name: string, definition: string, graph = definition) => ({
	name,
	definition,
	graph,
})
const same = [revision('d', '2'), revision('c', '2'), revision('b', '1'), revision('a', '1')]

test('ATL-29 changes open at the last two revisions that differ, not at equal ones', () => {
	const { after, before } = lastDifference(same)
	expect([after?.name, before?.name]).toEqual(['c', 'b'])
	const paths = [revision('b', '1', 'other effects'), revision('a', '1')]
	expect(lastDifference(paths).before?.name).toBe('a')
	const equal = lastDifference(same.slice(2))
	expect([equal.after?.name, equal.before?.name]).toEqual(['b', 'a'])
	expect(lastDifference([])).toEqual({ after: undefined, before: undefined })
})

test('ATL-29 a chosen revision is compared with the newest older one that differs from it', () => {
	expect(differentBefore(same, same[0]!)?.name).toBe('b')
	expect(differentBefore(same, same[2]!)?.name).toBe('a')
	expect(differentBefore(same, same[3]!)).toBe(undefined)
})
