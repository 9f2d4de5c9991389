import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { demoPaths, writeDemoPaths } from '#atlas/journeys/demo-paths.ts'
import { models } from '../models.ts'

const sorted = Object.fromEntries(Object.entries(models).sort(([a], [b]) => (a < b ? -1 : 1)))

test('25.9 ATL-07 the demo month that was generated replays the machines as they are', () => {
	const written = readFileSync('demo/demo-journeys.json', 'utf8')
	const made = demoPaths(sorted)
	expect(
		written === writeDemoPaths(made),
		'machines have changed since: npm run gen:journeys',
	).toBe(true)
	expect(made.old).toHaveLength(5)
	// Eighteen machines had 150 kB; what one may take is less than then.
	expect(written.length).toBeLessThan(7_500 * Object.keys(models).length)
}, 30_000)
