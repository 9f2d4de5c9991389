import type { Path } from '#atlas/graph/suite.ts'
import { drivers } from './drivers/drivers.ts'
import { runPath } from './run-path.ts'
import { test } from './test.ts'

/** Makes a browser test of every path of a machine, run by the machine's driver. */
export const runSuite = (noun: string, paths: readonly Path[]): void => {
  const driver = drivers[noun]
  if (!driver) throw new Error(`No driver in tests/e2e/drivers drives ${noun}`)
  for (const path of paths) test(path.title, ({ page }) => runPath(page, driver, path))
}
