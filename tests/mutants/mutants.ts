import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findPostgres } from '../server/support/database/find-postgres.ts'
import { nouns } from './nouns.ts'

/**
 * `npm run mutants -- cart session` mutates the rules, services and stores of the named nouns, or
 * of all nouns, and lists the mutants that no test kills. `--sample=0.3` tries three of ten
 * mutants, the same ones in every run (`sample.ts`). Arguments after `--` go to Stryker.
 */
const [given, more] = ((args: string[]) => {
	const at = args.indexOf('--')
	return at < 0 ? [args, []] : [args.slice(0, at), args.slice(at + 1)]
})(process.argv.slice(2))
const { values, positionals: named } = parseArgs({
	args: given,
	options: { sample: { type: 'string' } },
	allowPositionals: true,
})
const { sample } = values
if (sample && !(Number(sample) > 0 && Number(sample) < 1))
	throw new Error('A sample is a number between 0 and 1.')

const wanted = named.length > 0 ? named : Object.keys(nouns)
const unknown = wanted.filter((name) => !nouns[name])
if (unknown.length > 0)
	throw new Error(
		`No such noun: ${unknown.join(', ')}. There are ${Object.keys(nouns).join(', ')}.`,
	)

/** Stryker and its runner are installed at the first run; nothing else needs their 160 packages. */
const home = '.cache/mutants/stryker'
const pinned = ['@stryker-mutator/core', '@stryker-mutator/vitest-runner'].map(
	(name) => `${name}@10.1.1`,
)
const stryker = `${home}/node_modules/.bin/stryker`
if (!existsSync(stryker)) {
	mkdirSync(home, { recursive: true })
	// The runner is to find the Vitest of this repository, which is in a folder above it.
	const options = ['--no-save', '--legacy-peer-deps', '--prefix', home]
	const { status } = spawnSync('npm', ['install', ...options, ...pinned], { stdio: 'inherit' })
	if (status !== 0) throw new Error('Stryker could not be installed. Check the connection.')
}

const postgres = await findPostgres()
const statuses = wanted.map((name) => {
	const { mutate, tests, isFresh } = nouns[name]!
	console.info(`\n── ${name}`)
	const { status } = spawnSync(
		stryker,
		[
			'run',
			...['--mutate', mutate.join(',')],
			...['--incrementalFile', `.cache/mutants/${name}${sample ? `-${sample}` : ''}.json`],
			...['--tempDirName', `.cache/mutants/${name}`],
			...(sample ? ['--checkers', 'sample'] : []),
			...more,
		],
		{
			stdio: 'inherit',
			env: {
				...process.env,
				TEST_DATABASE_URL: postgres ?? '',
				MUTANT_TESTS: tests.join(','),
				MUTANT_SAMPLE: sample ?? '1',
				MUTANT_THREADS: isFresh ? 'fresh' : 'warm',
			},
		},
	)
	return status
})
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1
