import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { failuresOf, type Tally, tallyOf } from './report.ts'
import { findPostgres } from './server/support/database/find-postgres.ts'
import { runInTurn } from './suite/in-turn.ts'
import type { Layer } from './suite/layer.types.ts'
import { allLayers, layersOf, reports } from './suite/layers.ts'
import { startPace, tooSlow } from './suite/pace.ts'
import { runCommand } from './suite/run-command.ts'
import { select, UnknownPart } from './suite/select.ts'
import { readTree } from './suite/tree.ts'

const asked = process.argv.slice(2)
const cores = availableParallelism()

const chosen = (postgres: string | null): Layer[] => {
	if (asked.length === 0) return allLayers(postgres)
	const tree = readTree()
	return layersOf(select(asked, tree), postgres, tree.driven)
}

/** The layers to run. An argument that names no part ends the run with the list of parts. */
const layers = await findPostgres()
	.then(async (postgres) => ({ postgres, all: chosen(postgres) }))
	.catch((error: unknown) => {
		if (!(error instanceof UnknownPart)) throw error
		console.error(error.message)
		process.exit(2)
	})

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
mkdirSync('.cache/check', { recursive: true })

const pace = startPace()
const total: Tally = { passed: 0, failed: 0, skipped: 0 }
const lines: string[] = []
const failures: string[] = []

const tallyOfLayer = ({ report }: Layer, isGood: boolean): Tally => {
	const none: Tally = { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 }
	try {
		const tally = report ? tallyOf(report) : none
		return !isGood && tally.failed === 0 ? { ...tally, failed: 1 } : tally
	} catch {
		return { ...none, failed: 1 }
	}
}

/**
 * Runs a layer and counts its tests. A layer with all cores streams its output; others print it at
 * their end.
 */
const runLayer = async (layer: Layer) => {
	const { name, report } = layer
	const isAlone = layer.cores === undefined
	if (isAlone) console.info(`\n── ${name}`)
	const { isGood, output, seconds } = await runCommand(layer, isAlone, pace.now())
	if (!isAlone) console.info(`\n── ${name}`)
	if (output) console.info(output)
	const tally = tallyOfLayer(layer, isGood)
	for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += tally[key]
	if (report && tally.failed > 0 && existsSync(report))
		failures.push(...failuresOf(report).map((failure) => `${name}: ${failure}`))
	const repeated = tally.flaky ? `, ${tally.flaky} of the failed passed when repeated` : ''
	lines.push(
		`${name.padEnd(16)} ${String(tally.passed).padStart(6)} passed ${String(tally.failed).padStart(4)} failed ${String(tally.skipped).padStart(4)} skipped  ${seconds.toFixed(1).padStart(6)} s${repeated}`,
	)
}

await runInTurn(layers.all, cores, runLayer)

pace.stop()
for (const failure of failures) console.info(`\nfailed: ${failure.slice(0, 2_000)}`)
console.info(`\n${lines.join('\n')}`)
console.info(
	layers.postgres
		? 'Server suite ran on PGlite, what touches money, access, lists and searches on PostgreSQL too, with the races; the browser journey against two processes too.'
		: 'Server suite ran on PGlite only: no PostgreSQL answered on 127.0.0.1:5432 and TEST_DATABASE_URL is not set.',
)
console.info(`${pace.seconds().toFixed(0)} s in all on ${cores} cores: ${pace.summary()}\n`)
const slow = asked.length === 0 ? tooSlow(pace.spans, cores) : null
if (slow) console.info(`${slow}\n`)
console.info(`${total.passed} passed, ${total.failed} failed`)
// A test that passes only when repeated, or that did not run, has proved nothing.
process.exit(total.failed === 0 && total.skipped === 0 && !slow ? 0 : 1)
