import type { Path } from '#atlas/graph/paths/suite.ts'
import { noteRun } from '#atlas/runs/note-run.ts'
import { drivers } from '../drivers/drivers.ts'
import { runPath } from './run-path.ts'
import { test } from './test.ts'

/**
 * Creates a browser test per path with the machine's driver. `npm run atlas -- paths` reads the
 * recorded runs.
 */
export const runSuite = (noun: string, paths: readonly Path[]): void => {
	const driver = drivers[noun]
	if (!driver) throw new Error(`No driver in tests/e2e/drivers drives ${noun}`)
	for (const path of paths)
		test(path.title, async ({ page }, { workerIndex }) => {
			const run = { noun, path: path.id, at: Date.now(), ms: 0, passed: false }
			try {
				await runPath(page, driver, path)
				run.passed = true
			} finally {
				noteRun('browser', `${workerIndex}`, { ...run, ms: Date.now() - run.at })
			}
		})
}
