import { execFile } from 'node:child_process'
import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectEvery } from '../expect-every.ts'

const repo = join(import.meta.dirname, '../..')
const home = mkdtempSync(join(tmpdir(), 'atlas-package-'))
const installed = join(home, 'node_modules/@vidya/atlas')

type Answer = { code: number; out: string; err: string }

const run = (command: string, args: string[], cwd: string): Promise<Answer> =>
	new Promise((resolve) => {
		execFile(command, args, { cwd, maxBuffer: 1e8 }, (error, out, err) =>
			resolve({ code: error ? Number(error.code) : 0, out, err }),
		)
	})

/** Packs the package and lays it down with what it says that it needs, and nothing else. */
const install = async () => {
	const built = await run(process.execPath, ['atlas/package/build.ts'], repo)
	expect(built).toMatchObject({ code: 0 })
	const packed = await run(
		'npm',
		['pack', '--silent', '--pack-destination', home],
		join(repo, 'atlas/package'),
	)
	expect(packed.code).toBe(0)
	mkdirSync(installed, { recursive: true })
	await run(
		'tar',
		['-xzf', join(home, packed.out.trim()), '--strip-components=1', '-C', installed],
		home,
	)
	const { dependencies, peerDependencies } = JSON.parse(
		readFileSync(join(installed, 'package.json'), 'utf8'),
	) as Record<'dependencies' | 'peerDependencies', Record<string, string>>
	for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
		mkdirSync(dirname(join(home, 'node_modules', name)), { recursive: true })
		symlinkSync(join(repo, 'node_modules', name), join(home, 'node_modules', name))
	}
}

const names = readdirSync(join(import.meta.dirname, 'fixtures'))
	.map((file) => file.replace('.ts', ''))
	.filter((name) => !['fixtures', 'events', 'switchboard', 'clinic'].includes(name))

beforeAll(install, 120_000)

/** A team’s project with machines in it, where the atlas is installed. */
const openTeam = () => {
	const project = mkdtempSync(join(tmpdir(), 'atlas-team-'))
	symlinkSync(join(home, 'node_modules'), join(project, 'node_modules'))
	writeFileSync(join(project, 'package.json'), '{ "name": "team", "private": true }')
	mkdirSync(join(project, 'src'))
	for (const name of names)
		cpSync(
			join(import.meta.dirname, 'fixtures', `${name}.ts`),
			join(project, 'src', `${name}.machine.ts`),
		)
	const atlas = (...args: string[]) =>
		run(process.execPath, [join(installed, 'dist/cli.js'), ...args], project)
	return { project, atlas }
}

describe('ATL-18 another team installs the atlas and uses it on its own machines', {
	timeout: 120_000,
}, () => {
	it('ATL-18 init finds the machines, says where they are, and writes over nothing', async () => {
		const { project, atlas } = openTeam()
		expect(names.length).toBeGreaterThan(9)
		const begun = await atlas('init')
		expect(begun).toMatchObject({ code: 0 })
		expect(begun.out).toContain(`Machines: ${names.slice(0, 8).join(', ')}`)
		const { default: config } = (await import(join(project, 'atlas.config.mjs'))) as {
			default: unknown
		}
		expect(config).toEqual({
			machines: ['src/**/{*.machine,*.model,*Machine,machine}.{ts,tsx,mts,js,mjs}'],
		})
		expect(await atlas('init')).toMatchObject({
			code: 2,
			err: `${project} has a configuration already\n`,
		})
	})

	it('ATL-18 paths, diagrams and mutants come of every machine without a model', async () => {
		const { project, atlas } = openTeam()
		const paths = await atlas('paths', 'all', '--format', 'json', '--out', 'paths')
		expect(paths.err).not.toMatch(/The atlas failed|Left out/)
		expect(readdirSync(join(project, 'paths'))).toHaveLength(names.length)
		expectEvery(names, (name) => {
			const file = join(project, 'paths', `${name}.transitions.paths.json`)
			return JSON.parse(readFileSync(file, 'utf8')).paths.length > 0
		})
		expect(await atlas('diagram', 'all', '--format', 'svg', '--out', 'pictures')).toMatchObject({
			code: 0,
		})
		expect(readdirSync(join(project, 'pictures'))).toEqual(names.map((name) => `${name}.svg`))
		expect(await atlas('diagram', 'raffle', '--format', 'png', '--out', 'pictures')).toMatchObject({
			code: 0,
		})
		const mutants = await atlas('mutants', 'download')
		expect(mutants).toMatchObject({ code: 0 })
		expect(mutants.out).toMatch(/^download: \d+ mutants, \d+ killed,.* 0 survive/)
	})

	it('ATL-18 init writes a model to go on from: it is typed, takes the place of what is guessed, and its checks run', async () => {
		const { project, atlas } = openTeam()
		await atlas('init')
		expect(await atlas('init', 'download')).toMatchObject({ code: 0 })
		writeFileSync(
			join(project, 'tsconfig.json'),
			JSON.stringify({
				compilerOptions: {
					module: 'nodenext',
					target: 'es2024',
					strict: true,
					noEmit: true,
					skipLibCheck: false,
					allowImportingTsExtensions: true,
					types: [],
				},
				files: ['src/download.model.ts'],
			}),
		)
		const compiled = await run(
			join(repo, 'node_modules/.bin/tsc'),
			['-p', 'tsconfig.json'],
			project,
		)
		expect(compiled).toEqual({ code: 0, out: '', err: '' })
		const checked = await atlas('check', 'download')
		expect(checked).toMatchObject({ code: 0 })
		expect(checked.out).toMatch(/✓ download\n\d checks passed, 0 failed/)
		expect(await atlas('init', 'download')).toMatchObject({
			code: 2,
			err: 'download has a model already\n',
		})
	})

	it('ATL-18 the page is built of the team’s machines: facts of each, and no usage or live view that nobody feeds', async () => {
		const { project, atlas } = openTeam()
		const few = ['courier', 'raffle', 'traffic-light']
		writeFileSync(
			join(project, 'atlas.config.mjs'),
			`export default { machines: ['src/{${few}}.machine.ts'] }`,
		)
		const built = await atlas('page', '--out', 'site', '--base', '/machines/')
		expect(built).toMatchObject({ code: 0, out: `${join(project, 'site')}\n` })
		const facts = JSON.parse(readFileSync(join(project, 'site/facts/machines.json'), 'utf8'))
		expect(facts.machines.map(({ noun }: { noun: string }) => noun)).toEqual(few)
		const histories = few.map((name) => join(project, 'site/facts/history', `${name}.json`))
		expectEvery(histories, existsSync)
		expect(readFileSync(join(project, 'site/index.html'), 'utf8')).toContain(
			'src="/machines/assets/',
		)
	})

	it('ATL-18 what cannot be read is left out with a sentence where nobody said which files count', async () => {
		const other = mkdtempSync(join(tmpdir(), 'atlas-other-'))
		cpSync(join(import.meta.dirname, 'fixtures/raffle.ts'), join(other, 'raffle.machine.ts'))
		writeFileSync(join(other, 'price.machine.ts'), 'export const price = 99\n')
		const answer = await run(
			process.execPath,
			[join(installed, 'dist/cli.js'), 'paths', 'all'],
			other,
		)
		expect(answer.err).toContain(
			`Left out: ${join(other, 'price.machine.ts')} exports no machine; it exports price`,
		)
		expect(answer.out).toMatch(/^raffle: transitions in/)
	})
})
