import { afterAll, describe, expect, it } from 'vitest'
import { explore } from '#atlas/graph/explore.ts'
import { gapsOf } from '#atlas/graph/paths/coverage.ts'
import { suiteOf } from '#atlas/graph/paths/suite.ts'
import { MOST_LINES, writeTable } from '#atlas/graph/paths/table.ts'
import { noteRuns } from '#atlas/runs/note-run.ts'
import type { Run } from '#atlas/runs/run.types.ts'
import { isAsked } from '../suite/machines-asked.ts'
import { expectedTable } from './expected.ts'
import { models } from './models.ts'
import { expectationOf, runPath } from './run-path.ts'

const runs: Run[] = []

/** For `npm run atlas -- paths`, which tells when a path was run last. */
afterAll(() => noteRuns('machine', 'paths', runs))

const asked = Object.entries(models).filter(([noun]) => isAsked(noun))

describe.each(asked)('%s', (noun, model) => {
	const { graph, attempts, faults, unvisited } = explore(model)
	for (const path of suiteOf(noun, { graph }, { suite: 'unexpected' }).paths)
		it(path.title, () => {
			const at = Date.now()
			const run = { noun, path: path.id, at, ms: 0, passed: false }
			runs.push(run)
			const seen = runPath(model, path)
			run.ms = Date.now() - at
			expect(seen).toEqual(expectationOf(path))
			run.passed = true
		})

	it(`${noun}: every transition is taken, and every guard says yes and no`, () => {
		expect(gapsOf(model.machine, attempts)).toEqual({ untaken: [], oneSided: [] })
	})

	it(`${noun}: takes the steps of its reviewed table and no others`, () => {
		const table = writeTable(graph).split('\n')
		expect({ faults, unvisited, table }).toEqual({
			faults: [],
			unvisited: 0,
			table: expectedTable(noun).split('\n'),
		})
		expect(table.length).toBeLessThanOrEqual(MOST_LINES + 1)
	})
})
