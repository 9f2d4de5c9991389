import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { lintChecks, typeChecks } from './checks.ts'
import { runInTurn } from './in-turn.ts'
import { runCommand } from './run-command.ts'

// Checks that need no tests: types, form, borders, contract, unused code, ids, folders. `types` or
// `lint` runs a part.
const groups: Record<string, typeof lintChecks> = {
	types: typeChecks,
	lint: lintChecks,
	'': [...lintChecks, ...typeChecks],
}
const asked = process.argv[2] ?? ''
const checks = groups[asked]
if (!checks) {
	console.error(`There is no check '${asked}'; there are types and lint.`)
	process.exit(2)
}
mkdirSync('.cache/check', { recursive: true })
const failed: string[] = []
await runInTurn(checks, availableParallelism(), async (check) => {
	const { isGood, output, seconds } = await runCommand(check)
	console.info(`${isGood ? '✓' : '✗'} ${check.name.padEnd(16)} ${seconds.toFixed(1).padStart(5)} s`)
	if (isGood) return
	failed.push(check.name)
	console.error(output)
})
if (failed.length > 0) console.error(`Not right: ${failed.join(', ')}`)
process.exit(failed.length === 0 ? 0 : 1)
