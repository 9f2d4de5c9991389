// npm run bench -- [--only list,detail] [--size 170,10000,100000] [--seconds 4] [--json] [--server]
//   [--database pglite,postgres]
// npm run bench -- --server --only checkout [--orders 1500]
//   Measures whole checkouts beside cart adds.
// npm run bench -- --pages [--seed 1] [--rounds 5] [--json]
//   Measures pages in Chromium only.
// npm run bench -- --start [--database pglite,postgres] [--json]
//   Measures a second start and memory beside a bare Fastify.
//   Exits with 1 if one exceeds its limit.
// npm run bench -- --interactions [--rounds 5] [--json]
//   Measures interactions in the catalogue only.
// npm run bench -- --grown [--only getSchoolUsage] [--on postgres://…] [--json]
//   Times every GET on a grown PostgreSQL database. Exits with 1 if a call exceeds its limit.
//   --on names a database that is grown already; it is not changed.
// npm run bench -- --desk [--only listDrafts] [--json]
//   Times every GET of the desk and an import on 100,000 resources, 1,000,000 accounts and orders,
//   5,000,000 acts. Exits with 1 if one exceeds its limit.
// Measures PostgreSQL if DATABASE_URL names a server where databases may be created.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type AtlasLine, benchAtlas } from './atlas-bench.ts'
import { benchBundle } from './bundle-bench.ts'
import { benchCheckout, type CheckoutFigures, checkoutLine } from './checkout-bench.ts'
import { benchDesk, isImportOver, isOverDesk, mostDesk } from './grown/desk-bench.ts'
import { benchGrown, isOver, most } from './grown/grown-bench.ts'
import type { Swept } from './grown/sweep.ts'
import { benchInteractions, benchPages } from './pages/page-bench.ts'
import { interactionLines, pageLines } from './pages/page-lines.ts'
import { costLine } from './render-cost.ts'
import { benchServer, type Comparison, type Figures } from './server-bench.ts'
import { benchStart, type StartFigures, startLine } from './start-bench.ts'

const { values } = parseArgs({
	options: {
		only: { type: 'string', default: '' },
		size: { type: 'string', default: '170,10000' },
		database: { type: 'string', default: 'pglite,postgres' },
		seconds: { type: 'string', default: '4' },
		json: { type: 'boolean', default: false },
		server: { type: 'boolean', default: false },
		pages: { type: 'boolean', default: false },
		grown: { type: 'boolean', default: false },
		desk: { type: 'boolean', default: false },
		on: { type: 'string' },
		start: { type: 'boolean', default: false },
		interactions: { type: 'boolean', default: false },
		rounds: { type: 'string', default: '5' },
		orders: { type: 'string', default: '1500' },
		seed: { type: 'string', default: String(Date.now() % 100_000) },
	},
})
const listOf = (text: string) => text.split(',').filter(Boolean)

/** Most kilobytes of the first load, compressed by gzip. */
const targets = { jsKilobytes: 130, cssKilobytes: 10 }

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

const load = ({ requestsPerSecond, p50, p99 }: Comparison['ours']) =>
	`${String(requestsPerSecond).padStart(6)}/s ${String(p50).padStart(3)} ${String(p99).padStart(4)} ms`

const line = (one: Comparison) =>
	[
		`${one.database.padEnd(8)} ${String(one.size).padStart(6)} ${one.name.padEnd(17)} ${String(one.connections).padStart(2)}`,
		`ours ${load(one.ours)}`,
		`same ${load(one.same)}`,
		`simplest ${load(one.simplest)}`,
		`ratio ${one.ratio.toFixed(2)} (${one.target}) p99 ${(one.ours.p99 / Math.max(1, one.same.p99)).toFixed(1)} × (3)`,
		`${one.alone.statements.toFixed(1)} statements, ${one.alone.sqlMs.toFixed(2)} + ${one.alone.nodeMs.toFixed(2)} ms, ${one.alone.bytes} bytes`,
		...(one.firstMs ? [`first time ${one.firstMs.toFixed(1)} ms`] : []),
		...(one.ours.failed ? [`${one.ours.failed} failed`] : []),
	].join('  ')

const rest = (database: string, size: number, { costs, storm, startMs, megabytes }: Figures) =>
	[
		...Object.entries(costs).map(([name, cost]) => `${database} ${size} ${name} ${costLine(cost)}`),
		`${database} ${size} start ${Math.round(startMs)} ms, memory after load ${Math.round(megabytes)} MiB`,
		...(storm
			? [
					`${database} ${size} cart p99 alone ${storm.alone} ms, beside a search storm ${storm.beside} ms (100), searches ${load(storm.searches)}`,
				]
			: []),
	].join('\n')

const atlasLine = ({ name, figures, target, isMet }: AtlasLine) => {
	const told = Object.entries(figures).map(([key, value]) => `${key} ${Number(value.toFixed(1))}`)
	return `atlas     ${name.padEnd(10)} ${told.join(', ')} (target: ${target}) ${isMet ? 'met' : 'MISSED'}`
}

const grownLine = ({ operation, path, status, bytes, ms, p99, failed }: Swept) =>
	`${ms.toFixed(1).padStart(7)} ms ${p99 === undefined ? ''.padStart(12) : `p99 ${String(p99).padStart(5)} ms`} ${status} ${String(bytes).padStart(7)} bytes  ${operation} ${path}${failed ? `  ${failed} failed` : ''}`

const say = (text: string) => void (values.json || console.info(text))

const url = process.env.DATABASE_URL
delete process.env.DATABASE_URL
if (!values.server && !values.grown && !values.desk)
	execFileSync('node', ['server/setup.mjs', '--build', '--tests', '--atlas'], {
		stdio: ['ignore', 'ignore', 'inherit'],
	})
const usesMaps =
	!values.grown && !values.desk && !values.start && !values.pages && !values.interactions
// The server's rendering is built with a source map only for the bench, which names costs by it.
if (usesMaps)
	execFileSync(
		'vite',
		[
			...['build', '--ssr', 'src/app/render.tsx', '--outDir', 'dist/rendering'],
			...['--sourcemap', 'hidden', '--logLevel', 'error'],
		],
		{ stdio: ['ignore', 'ignore', 'inherit'] },
	)
if (values.interactions) {
	const interactions = await benchInteractions(Number(values.rounds))
	if (values.json) console.info(JSON.stringify({ interactions }, null, 2))
	for (const text of interactions.flatMap(interactionLines)) say(text)
	process.exit()
}
if (values.pages) {
	const pages = await benchPages(Number(values.seed), Number(values.rounds))
	if (values.json) console.info(JSON.stringify({ seed: values.seed, pages }, null, 2))
	say(`Item ${pages.item}, chosen by --seed ${values.seed}`)
	for (const text of pageLines(pages)) say(text)
	process.exit()
}

if (values.desk) {
	const folder = mkdtempSync(join(tmpdir(), 'vidya-bench-'))
	try {
		const only = listOf(values.only)
		const plan = { url: url ?? '', folder, only, grown: values.on, seconds: Number(values.seconds) }
		const { swept, imported } = await benchDesk(plan, (one) => say(grownLine(one)))
		if (values.json) console.info(JSON.stringify({ desk: swept, imported }, null, 2))
		const over = swept.filter(isOverDesk)
		say(`${swept.length} calls of the desk, ${over.length} over p99 ${mostDesk.p99} ms`)
		for (const one of over) say(`OVER ${grownLine(one)}`)
		say(
			`10,000 rows imported in ${imported.seconds.toFixed(1)} s, ${imported.failed} calls failed; cart p99 ${imported.idle} ms before, ${imported.beside} ms beside`,
		)
		process.exit(over.length > 0 || isImportOver(imported) ? 1 : 0)
	} finally {
		rmSync(folder, { recursive: true, force: true })
	}
}

if (values.grown) {
	const folder = mkdtempSync(join(tmpdir(), 'vidya-bench-'))
	try {
		const only = listOf(values.only)
		const plan = { url: url ?? '', folder, only, grown: values.on, seconds: Number(values.seconds) }
		const swept = await benchGrown(plan, (one) => say(grownLine(one)))
		if (values.json) console.info(JSON.stringify({ grown: swept }, null, 2))
		const over = swept.filter(isOver)
		say(`${swept.length} calls, ${over.length} over ${most.ms} ms or p99 ${most.p99} ms`)
		for (const one of over) say(`OVER ${grownLine(one)}`)
		process.exit(over.length > 0 ? 1 : 0)
	} finally {
		rmSync(folder, { recursive: true, force: true })
	}
}

const only = listOf(values.only)
const databases = (listOf(values.database) as ('pglite' | 'postgres')[]).filter(
	(database) => database === 'pglite' || url,
)
if (!url) say('PostgreSQL: not measured, DATABASE_URL is not set')

if (values.start) {
	const starts: StartFigures[] = []
	for (const database of databases) {
		const folder = mkdtempSync(join(tmpdir(), 'vidya-bench-'))
		try {
			const plan = { database, url: url ?? '', folder, seconds: Number(values.seconds) }
			starts.push(await benchStart(plan))
			say(startLine(starts.at(-1)!))
		} finally {
			rmSync(folder, { recursive: true, force: true })
		}
	}
	if (values.json) console.info(JSON.stringify({ starts }, null, 2))
	process.exit(starts.every(({ isMet }) => isMet) ? 0 : 1)
}

const checkouts: CheckoutFigures[] = []
if (only.length === 0 || only.includes('checkout'))
	for (const database of databases) {
		const folder = mkdtempSync(join(tmpdir(), 'vidya-bench-'))
		try {
			const plan = { database, url: url ?? '', folder, orders: Number(values.orders) }
			checkouts.push(
				...(await benchCheckout({ ...plan, connections: [10, 50] }, (one) =>
					say(checkoutLine(one)),
				)),
			)
		} finally {
			rmSync(folder, { recursive: true, force: true })
		}
	}

const server: (Figures & { database: string; size: number })[] = []
const isOther = only.length === 0 || only.some((name) => name !== 'checkout')
for (const database of isOther ? databases : [])
	for (const size of listOf(values.size).map(Number)) {
		const folder = mkdtempSync(join(tmpdir(), 'vidya-bench-'))
		try {
			const seconds = Number(values.seconds)
			const figures = await benchServer(
				{ database, size, only, seconds, url: url ?? '', folder },
				(comparison) => say(line(comparison)),
			)
			server.push({ database, size, ...figures })
			say(rest(database, size, figures))
		} finally {
			rmSync(folder, { recursive: true, force: true })
		}
	}

if (values.server) {
	if (values.json) console.info(JSON.stringify({ server, checkouts }, null, 2))
} else {
	const bundle = await benchBundle()
	const atlas = benchAtlas()
	if (values.json)
		console.info(JSON.stringify({ server, checkouts, bundle, atlas, targets }, null, 2))
	const { js, css, bareJs, ratio } = bundle
	say(
		`first load of /learning  JS ${kilobytes(js.gz)} kB gz, ${kilobytes(js.brotli)} brotli (target ${targets.jsKilobytes} gz)   bare libraries ${kilobytes(bareJs.gz)} gz, ${kilobytes(bareJs.brotli)} brotli   ratio ${ratio}`,
	)
	say(
		`                         CSS ${kilobytes(css.gz)} kB gz, ${kilobytes(css.brotli)} brotli (target ${targets.cssKilobytes} gz)`,
	)
	for (const figure of atlas) say(atlasLine(figure))
}
