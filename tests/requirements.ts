import { type ExecFileSyncOptionsWithStringEncoding, execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

type Requirement = { id: string; text: string; tests: string[] }

const idPattern = /\b[A-Z]{3}-\d{2}\b/g

const quiet: ExecFileSyncOptionsWithStringEncoding = {
  encoding: 'utf8',
  maxBuffer: 1e9,
  stdio: ['ignore', 'pipe', 'ignore'],
}

/** Titles that vitest collects; generated tests are among them. */
const vitestTitles = (): string[] =>
  (
    JSON.parse(
      execFileSync(
        'vitest',
        ['list', '--json', '--project', 'machines', '--project', 'views', '--project', 'server'],
        quiet,
      ),
    ) as { name: string }[]
  ).map(({ name }) => name)

type Suite = { specs?: { title: string }[]; suites?: Suite[] }

const specsOf = (suite: Suite): string[] => [
  ...(suite.specs ?? []).map(({ title }) => title),
  ...(suite.suites ?? []).flatMap(specsOf),
]

const playwrightTitles = (): string[] => {
  const listed = execFileSync('playwright', ['test', '--list', '--reporter=json'], quiet)
  return (JSON.parse(listed) as { suites: Suite[] }).suites.flatMap(specsOf)
}

const requirements: Requirement[] = [
  ...readFileSync('docs/requirements.md', 'utf8').matchAll(/^- ([A-Z]{3}-\d{2}) (.*)$/gm),
].map(([, id, text]) => ({ id: id!, text: text!, tests: [] }))
for (const title of [...vitestTitles(), ...playwrightTitles()])
  for (const id of new Set(title.match(idPattern)))
    requirements.find((requirement) => requirement.id === id)?.tests.push(title)

const missing = requirements.filter(({ tests }) => tests.length === 0).map(({ id }) => id)
const proved = requirements.length - missing.length

if (process.argv.includes('--json'))
  console.info(
    JSON.stringify({ requirements, missing, proved, total: requirements.length }, null, 2),
  )
else {
  for (const { id, tests } of requirements) {
    console.info(`${id}  ${tests.length} test${tests.length === 1 ? '' : 's'}`)
    for (const title of tests.slice(0, 3)) console.info(`    ${title}`)
    if (tests.length > 3) console.info(`    … and ${tests.length - 3} more`)
  }
  console.info(`\nWithout a test: ${missing.join(' ') || 'none'}`)
  console.info(`${proved} of ${requirements.length} requirements are named by a test`)
}
