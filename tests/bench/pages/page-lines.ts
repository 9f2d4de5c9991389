import type { FirstLoad, Weights } from './first-load.ts'
import type { PageFigures, PagesFigures } from './page-bench.ts'
import type { Vitals } from './page-vitals.ts'
import type { PackageTable } from './source-map-table.ts'

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6)

const kinds: (keyof Weights)[] = ['script', 'style', 'font', 'picture', 'html', 'data', 'headers']

const loadLine = (name: string, { requests, gz, brotli }: FirstLoad) => {
  const weights = kinds.map((kind) => `${kind} ${kilobytes(gz[kind])} / ${kilobytes(brotli[kind])}`)
  return `${name.padEnd(20).slice(0, 20)} ${String(requests).padStart(2)} requests  ${weights.join('  ')}`
}

const ms = (value: number) => `${Math.round(value)}`.padStart(5)

const vitalsLine = (name: string, { fcp, lcp, tbt, cls, hydration, ready }: Vitals) => {
  const hydrated =
    hydration === undefined ? '' : `  hydration ${ms(hydration)}  answers to touch ${ms(ready!)}`
  return `${name.padEnd(20).slice(0, 20)} FCP ${ms(fcp)}  LCP ${ms(lcp)}  TBT ${ms(tbt)}  CLS ${cls.toFixed(3)}${hydrated}`
}

const ratioLine = (one: PageFigures, beside: PageFigures) => {
  const ratio = (key: 'fcp' | 'lcp') => (one.vitals[key] / beside.vitals[key]).toFixed(2)
  return `${one.name} / ${beside.name}: FCP ${ratio('fcp')}, LCP ${ratio('lcp')}, TBT ${ms(one.vitals.tbt - beside.vitals.tbt).trim()} ms more`
}

/** Bytes from which a package has a line of its own. */
const LEAST = 300

const tableLines = (table: PackageTable) => {
  const [heavy, light] = [
    table.filter(({ gz }) => gz >= LEAST),
    table.filter(({ gz }) => gz < LEAST),
  ]
  const rest = { name: `${light.length} others`, gz: light.reduce((sum, { gz }) => sum + gz, 0) }
  return [...heavy, rest].map(({ name, gz }) => `${kilobytes(gz)} ${name}`)
}

const requestLines = ({ fetched }: FirstLoad) =>
  fetched.map(
    ({ method, url, type, bytes, from, to }, n) =>
      `${String(n + 1).padStart(3)} ${method.padEnd(4)} ${type.padEnd(8)} ${kilobytes(bytes)} kB  ${ms(from)} to ${ms(to)} ms  ${new URL(url).pathname}`,
  )

/** The figures as the lines of a report. */
export const pageLines = ({ ours, statics, bare, packages }: PagesFigures): string[] => {
  const all = [...ours, ...statics, bare]
  return [
    'First load on a cold browser, kB by gzip / by brotli',
    ...all.map(({ name, load }) => loadLine(name, load)),
    '',
    'Medians at 4 × CPU, 1.6 Mb/s, 150 ms of round trip; ms',
    ...all.map(({ name, vitals }) => vitalsLine(name, vitals)),
    ...ours.map((one, n) => ratioLine(one, statics[n]!)),
    ratioLine(ours[1]!, bare),
    ...Object.entries(packages).flatMap(([path, table]) => [
      '',
      `Scripts of ${path} by package, kB by gzip`,
      ...tableLines(table),
    ]),
    ...ours.flatMap(({ name, load }) => [
      '',
      `Requests of ${name}, by gzip, fast`,
      ...requestLines(load),
    ]),
  ]
}
