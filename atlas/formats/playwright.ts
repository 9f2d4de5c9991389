import type { Suite } from '#atlas/graph/suite.ts'

/** Where a file lies that is written to tests/e2e/generated. */
export const RUN_SUITE = '../run-suite.ts'

/**
 * A suite as a Playwright test file that the drivers in tests/e2e/drivers run; its steps are data, so it can be read and cut by hand.
 * @param runSuite how the file reaches tests/e2e/run-suite.ts
 */
export const playwright = (noun: string, { paths }: Suite, runSuite = RUN_SUITE): string =>
  [
    `import { runSuite } from '${runSuite}'`,
    '',
    `runSuite('${noun}', [`,
    ...paths.map((path) => `  ${JSON.stringify(path)},`),
    '])',
    '',
  ].join('\n')
