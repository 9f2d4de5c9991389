import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findPostgres } from './server/find-postgres.ts'

type Tally = { passed: number; failed: number; skipped: number; flaky?: number }
type Layer = { name: string; command: string[]; report?: string; env?: Record<string, string> }

const reports = '.cache/test'
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const vitest = (project: string, env: Record<string, string> = {}): Layer => {
  const report = join(reports, `${project}.json`)
  return {
    name: project,
    command: [
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    report,
    env,
  }
}

const tallyOfJunit = (xml: string): Tally => {
  const [, tests = 0, failures = 0] =
    /<testsuites [^>]*tests="(\d+)" failures="(\d+)"/.exec(xml)?.map(Number) ?? []
  return { passed: tests - failures, failed: failures, skipped: 0 }
}

const tallyOf = (report: string): Tally => {
  if (report.endsWith('.xml')) return tallyOfJunit(readFileSync(report, 'utf8'))
  const read = JSON.parse(readFileSync(report, 'utf8'))
  if (read.stats)
    return {
      passed: read.stats.expected,
      failed: read.stats.unexpected + read.stats.flaky,
      skipped: read.stats.skipped,
      flaky: read.stats.flaky,
    }
  return { passed: read.numPassedTests, failed: read.numFailedTests, skipped: read.numPendingTests }
}

type Spec = {
  title: string
  tests: { status: string; results: { error?: { message?: string } }[] }[]
}
type Suite = { specs?: Spec[]; suites?: Suite[] }
type VitestFile = {
  name: string
  message: string
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
}

const failuresOfBrowser = ({ specs = [], suites = [] }: Suite): string[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky' || status === 'unexpected')
      .map(({ status, results }) => `${title} (${status})\n${results[0]?.error?.message ?? ''}`),
  ),
  ...suites.flatMap(failuresOfBrowser),
]

const failuresOfVitest = ({ name, message, assertionResults }: VitestFile): string[] => [
  ...(message ? [`${name}\n${message}`] : []),
  ...assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => `${fullName}\n${failureMessages.join('\n')}`),
]

/** Which tests of a report failed, or passed only when repeated, each with its reason. */
const failuresOf = (report: string): string[] => {
  if (report.endsWith('.xml')) return []
  const read = JSON.parse(readFileSync(report, 'utf8'))
  return read.testResults ? read.testResults.flatMap(failuresOfVitest) : failuresOfBrowser(read)
}

const postgres = await findPostgres()
const atlasReport = join(reports, 'atlas.xml')
const browserReport = join(reports, 'browser.json')
const layers: Layer[] = [
  { name: 'types', command: ['npm', 'run', '-s', 'types'] },
  { name: 'lint', command: ['npm', 'run', '-s', 'lint'] },
  {
    name: 'atlas',
    command: ['npm', 'run', '-s', 'atlas', '--', 'check', '--junit', atlasReport],
    report: atlasReport,
  },
  vitest('machines'),
  vitest('views'),
  vitest('components'),
  vitest('server'),
  ...(postgres ? [vitest('server-postgres', { TEST_DATABASE_URL: postgres })] : []),
  {
    name: 'browser',
    command: ['playwright', 'test'],
    report: browserReport,
    env: {
      PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
      ...(postgres && { TEST_DATABASE_URL: postgres }),
    },
  },
]

const started = Date.now()
const total: Tally = { passed: 0, failed: 0, skipped: 0 }
const lines: string[] = []
const failures: string[] = []
for (const { name, command, report, env } of layers) {
  console.info(`\n── ${name}`)
  const begun = Date.now()
  const [program, ...args] = command
  const { status } = spawnSync(program!, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  const isGood = status === 0
  const none: Tally = { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 }
  let tally = none
  try {
    if (report) tally = tallyOf(report)
  } catch {
    tally = { ...none, failed: 1 }
  }
  if (!isGood && tally.failed === 0) tally.failed = 1
  for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += tally[key]
  if (report && tally.failed > 0 && existsSync(report))
    failures.push(...failuresOf(report).map((failure) => `${name}: ${failure}`))
  const repeated = tally.flaky ? `, ${tally.flaky} of the failed passed when repeated` : ''
  const seconds = ((Date.now() - begun) / 1000).toFixed(1)
  lines.push(
    `${name.padEnd(16)} ${String(tally.passed).padStart(6)} passed ${String(tally.failed).padStart(4)} failed ${String(tally.skipped).padStart(4)} skipped  ${seconds.padStart(6)} s${repeated}`,
  )
}

for (const failure of failures) console.info(`\nfailed: ${failure.slice(0, 2_000)}`)
console.info(`\n${lines.join('\n')}`)
console.info(
  postgres
    ? 'Server suite ran on PGlite, what touches money, access, lists and searches on PostgreSQL too, with the races; the browser journey against two processes too.'
    : 'Server suite ran on PGlite only: no PostgreSQL answered on 127.0.0.1:5432 and TEST_DATABASE_URL is not set.',
)
console.info(`${((Date.now() - started) / 1000).toFixed(0)} s in all\n`)
console.info(`${total.passed} passed, ${total.failed} failed`)
// A test that passes only when repeated, or that did not run, has proved nothing.
process.exit(total.failed === 0 && total.skipped === 0 ? 0 : 1)
