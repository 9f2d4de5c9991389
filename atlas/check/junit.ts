/** One check of one machine: how long it took (ms) and what does not hold. */
export type Result = { machine: string; name: string; ms: number; problems: string[] }

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const xml = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has no way to write them
  text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f]/g, '').replace(/[&<>"]/g, (char) => entities[char]!)

const caseOf = ({ machine, name, ms, problems }: Result): string => {
  const head = `    <testcase classname="${xml(machine)}" name="${xml(name)}" time="${(ms / 1000).toFixed(3)}"`
  if (problems.length === 0) return `${head} />`
  return `${head}>\n      <failure message="${xml(problems[0]!)}">${xml(problems.join('\n'))}</failure>\n    </testcase>`
}

/** Results as JUnit XML, a suite a machine, as CI servers read it. https://github.com/testmoapp/junitxml */
export const junit = (results: readonly Result[]): string => {
  const failed = (list: readonly Result[]) =>
    list.filter(({ problems }) => problems.length > 0).length
  const suites = [...Map.groupBy(results, ({ machine }) => machine)].map(([machine, list]) =>
    [
      `  <testsuite name="${xml(machine)}" tests="${list.length}" failures="${failed(list)}">`,
      ...list.map(caseOf),
      '  </testsuite>',
    ].join('\n'),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="atlas" tests="${results.length}" failures="${failed(results)}">`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n')
}
