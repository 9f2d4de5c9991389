import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { failuresOf, type Tally, tallyOf } from './report.ts'
import { findPostgres } from './server/find-postgres.ts'

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

const postgres = await findPostgres()
const atlasReport = join(reports, 'atlas.xml')
const browserReport = join(reports, 'browser.json')
/** What leaves a core idle at times is done side by side; the rest uses both by itself. */
const groups: Layer[][] = [
  [
    { name: 'types', command: ['npm', 'run', '-s', 'types'] },
    { name: 'lint', command: ['npm', 'run', '-s', 'lint'] },
    {
      name: 'atlas',
      command: ['npm', 'run', '-s', 'atlas', '--', 'check', '--junit', atlasReport],
      report: atlasReport,
    },
  ],
  [vitest('machines'), vitest('views'), vitest('components')],
  [vitest('server')],
  ...(postgres
    ? [
        [vitest('server-postgres', { TEST_DATABASE_URL: postgres })],
        [
          {
            name: 'checkout',
            command: ['node', 'tests/bench/checkout-floor.ts'],
            env: { DATABASE_URL: postgres },
          },
        ],
      ]
    : []),
  [
    {
      name: 'browser',
      command: ['playwright', 'test'],
      report: browserReport,
      env: {
        PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
        ...(postgres && { TEST_DATABASE_URL: postgres }),
      },
    },
  ],
]

const started = Date.now()
const total: Tally = { passed: 0, failed: 0, skipped: 0 }
const lines: string[] = []
const failures: string[] = []

/** Runs a command to its end; what it prints is shown at once when it runs alone, else in one piece at the end. */
const runCommand = ({ name, command, env }: Layer, isAlone: boolean) =>
  new Promise<boolean>((resolve, reject) => {
    if (isAlone) console.info(`\n── ${name}`)
    const [program, ...args] = command
    const child = spawn(program!, args, {
      stdio: ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
      env: { ...process.env, ...env },
    })
    const said: Buffer[] = []
    child.stdout?.on('data', (part: Buffer) => said.push(part))
    child.stderr?.on('data', (part: Buffer) => said.push(part))
    child.once('error', reject)
    child.once('close', (code) => {
      if (!isAlone) console.info(`\n── ${name}\n${Buffer.concat(said)}`)
      resolve(code === 0)
    })
  })

const runLayer = async (layer: Layer, isAlone: boolean) => {
  const { name, report } = layer
  const begun = Date.now()
  const isGood = await runCommand(layer, isAlone)
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

for (const group of groups)
  await Promise.all(group.map((layer) => runLayer(layer, group.length === 1)))

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
