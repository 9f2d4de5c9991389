import type { FirstLoad, Weights } from './first-load.ts'
import type { Interaction } from './interaction-bench.ts'
import { howToInstall } from './lighthouse.ts'
import type { MainThread, Shares } from './main-thread.ts'
import type { PageFigures, PagesFigures } from './page-bench.ts'
import type { Vitals } from './page-vitals.ts'
import type { PackageTable } from './source-map-table.ts'

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6)

const kinds: (keyof Weights)[] = ['script', 'style', 'font', 'picture', 'html', 'data', 'headers']

const loadLine = (name: string, { requests, gz, brotli }: FirstLoad) => {
	const weights = kinds.map((kind) => `${kind} ${kilobytes(gz[kind])} / ${kilobytes(brotli[kind])}`)
	return `${shown(name)} ${String(requests).padStart(2)} requests  ${weights.join('  ')}`
}

const shown = (name: string) => name.padEnd(20).slice(0, 20)

const ms = (value: number) => `${Math.round(value)}`.padStart(5)

const vitalsLine = (name: string, { fcp, lcp, tbt, cls, hydration, work, ready }: Vitals) => {
	const hydrated =
		hydration === undefined
			? ''
			: `  hydration ${ms(hydration)} (${ms(work!)} after the last script)  answers to touch ${ms(ready!)}`
	return `${shown(name)} FCP ${ms(fcp)}  LCP ${ms(lcp)}  TBT ${ms(tbt)}  CLS ${cls.toFixed(3)}${hydrated}`
}

const ratioLine = (one: PageFigures, beside: PageFigures) => {
	const ratio = (key: 'fcp' | 'lcp') => (one.vitals[key] / beside.vitals[key]).toFixed(2)
	return `${one.name} / ${beside.name}: FCP ${ratio('fcp')}, LCP ${ratio('lcp')}, TBT ${ms(one.vitals.tbt - beside.vitals.tbt).trim()} ms more`
}

/** Minimum bytes for a package to get a separate line. */
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

const lighthouseLine = ({ name, lighthouse }: PageFigures) => {
	const { score, fcp, lcp, tbt, cls } = lighthouse!
	return `${shown(name)} score ${ms(score)}  FCP ${ms(fcp)}  LCP ${ms(lcp)}  TBT ${ms(tbt)}  CLS ${cls.toFixed(3)}`
}

/** The figures of one press as lines: times in ms, then what was asked for. */
export const interactionLines = ({ name, changed, complete, requests, scrollOff }: Interaction) => [
	`${shown(name)} changed ${ms(changed)}  complete ${ms(complete)}  ${requests.length} requests${scrollOff === undefined ? '' : `  scroll off by ${scrollOff} px`}`,
	...requests.map((one) => `      ${one}`),
]

const shares = (all: Shares) => all.map((one) => `${one.name} ${Math.round(one.ms)}`).join(', ')

const mainThreadLines = ({ tasks, packages, functions, files }: MainThread) => [
	...tasks.map(
		({ from, ms: long, parts, files: below }) =>
			`at ${ms(from)} for ${ms(long)}: ${shares(parts)}; below our files: ${shares(below)}`,
	),
	`by package: ${shares(packages)}`,
	`by function: ${shares(functions)}`,
	`below our files: ${shares(files)}`,
]

/** The figures as the lines of a report. */
export const pageLines = ({
	ours,
	statics,
	bare,
	interactions,
	packages,
	mainThread,
}: PagesFigures): string[] => {
	const all = [...ours, ...statics, bare]
	return [
		'First load on a cold browser, kB by gzip / by brotli',
		...all.map(({ name, load }) => loadLine(name, load)),
		'',
		'Medians at 4 × CPU, 1.6 Mb/s, 150 ms of round trip; ms',
		...all.map(({ name, vitals }) => vitalsLine(name, vitals)),
		...ours.map((one, n) => ratioLine(one, statics[n]!)),
		ratioLine(ours[1]!, bare),
		'',
		...(bare.lighthouse
			? ['Lighthouse on a phone, simulated; medians', ...all.map(lighthouseLine)]
			: [`Lighthouse: not installed (${howToInstall})`]),
		'',
		'Interactions of /learning at 4 × CPU, 1.6 Mb/s, 150 ms of round trip; ms until the paint, medians',
		...interactions.flatMap(interactionLines),
		...Object.entries(packages).flatMap(([path, table]) => [
			'',
			`Scripts of ${path} by package, kB by gzip`,
			...tableLines(table),
		]),
		'',
		'Tasks above 50 ms of /learning at 4 × CPU on a fast network, one load with a profiler; ms',
		...mainThreadLines(mainThread),
		...ours.flatMap(({ name, load }) => [
			'',
			`Requests of ${name}, by gzip, fast`,
			...requestLines(load),
		]),
	]
}
