import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { gatesOf, gatesOutside, unhandledAs, unhandledIn } from '#atlas/check/gates.ts'
import { junit, type Result } from '#atlas/check/junit.ts'
import { knownOf } from '#atlas/check/known.ts'
import { exploredOf, notesOf } from '#atlas/load/explored.ts'
import { projectHere } from '#atlas/load/project.ts'
import { subjectsOf } from '#atlas/load/subjects.ts'
import type { Command } from './command.ts'
import { oneOf } from './options.ts'
import { print } from './write.ts'

/** Everything that must hold of every machine of the product, as a gate. */
export const check: Command = {
	use: 'check [machine|all] [--junit FILE] [--unhandled warning|error] [--file path.ts[:export]]',
	about:
		'Lint, requirement ids, the reviewed tables and descriptions, all suites, mutants, the demo month. Exit code 1 when something does not hold. A failure that a machine without a model, or one of --file, does not handle is a warning unless told otherwise.',
	options: ['junit', 'unhandled', 'file'],
	run: async (names, given) => {
		const known = knownOf(await projectHere())
		const gates = gatesOf(known)
		const results: Result[] = []
		const unhandled = oneOf('unhandled', unhandledAs, given.unhandled)
		for (const subject of await subjectsOf(names.length > 0 ? names : ['all'], given.file)) {
			const explored = exploredOf(subject)
			const isOutside = given.file !== undefined || subject.model.guessed !== undefined
			for (const { name, check: find } of isOutside ? gatesOutside(explored, unhandled) : gates) {
				const begun = performance.now()
				const problems = find(explored, known)
				results.push({ machine: subject.noun, name, ms: performance.now() - begun, problems })
			}
			const failed = results.filter(
				({ machine, problems }) => machine === subject.noun && problems.length > 0,
			)
			print(`${failed.length === 0 ? '✓' : '✗'} ${subject.noun}`)
			if (isOutside) {
				if (unhandled === 'warning')
					for (const warning of unhandledIn(explored)) print(`    warning: ${warning}`)
				for (const note of notesOf(explored)) console.error(note)
			}
			for (const { name, problems } of failed)
				print([`    ${name}`, ...problems.map((problem) => `      ${problem}`)].join('\n'))
		}
		if (given.junit) {
			mkdirSync(dirname(given.junit), { recursive: true })
			writeFileSync(given.junit, junit(results))
		}
		const failed = results.filter(({ problems }) => problems.length > 0).length
		print(`${results.length - failed} checks passed, ${failed} failed`)
		return failed > 0 ? 1 : 0
	},
}
