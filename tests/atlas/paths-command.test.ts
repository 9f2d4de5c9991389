import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { globSync } from 'tinyglobby'
import { describe, expect, it } from 'vitest'
import { expectEvery } from '../expect-every.ts'

const repo = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'atlas-paths-'))

type Answer = { code: number; out: string; err: string }

const atlas = (...args: string[]): Promise<Answer> =>
	new Promise((resolve) => {
		execFile(
			process.execPath,
			[join(repo, 'atlas/cli.ts'), 'paths', ...args],
			{ cwd: repo },
			(error, out, err) => {
				resolve({ code: error ? Number(error.code) : 0, out, err: err.replaceAll(folder, '') })
			},
		)
	})

const file = (name: string, content: string): string => {
	writeFileSync(join(folder, name), content)
	return join(folder, name)
}

const door = file(
	'door.machine.ts',
	`import { createMachine } from 'xstate'
export const door = createMachine({
  id: 'door',
  initial: 'shut',
  states: { shut: { on: { 'handle.turned': 'open' } }, open: { on: { 'handle.turned': 'shut', 'wind.blown': 'shut' } } },
})
`,
)
const driver = file(
	'door.driver.ts',
	`export const doorDriver = {
  noun: 'door',
  drives: ({ label }: { label: string }) => label !== 'wind.blown',
  start: async () => {}, events: {}, calls: {}, sees: async () => {},
}
`,
)

describe('ATL-11 paths as Playwright tests', () => {
	it.concurrent('ATL-11 those of all machines that have a driver are written, and the others are named', async () => {
		const out = join(folder, 'all')
		const { code, err } = await atlas('all', '--format', 'playwright', '--out', out)
		expect(code).toBe(0)
		const driven = globSync('**/*.driver.ts', { cwd: join(repo, 'tests/e2e/drivers') }).map(
			(file) => basename(file).replace('.driver.ts', '.transitions.paths.spec.ts'),
		)
		expect(readdirSync(out).sort()).toEqual(driven.sort())
		const [, missing] = /^No driver drives (.*) in a browser/m.exec(err)!
		expect(missing!.split(', ')).toContain('modal-stack')
		expectEvery(
			missing!.split(', '),
			(noun) => !driven.includes(`${noun}.transitions.paths.spec.ts`),
		)
	})

	it.concurrent('ATL-11 a machine from anywhere is driven by a driver from anywhere', async () => {
		const out = join(folder, 'door')
		const args = ['--file', door, '--driver', driver, '--format', 'playwright', '--out', out]
		const { code, err } = await atlas(...args)
		expect([code, err.split('\n')[0]]).toEqual([
			0,
			'door: 1 of 4 steps have no gesture in a browser; they are proved on the machine',
		])
		const written = readFileSync(join(out, 'door.transitions.paths.spec.ts'), 'utf8')
		const [, driverLine, testLine, ...lines] = written.split('\n')
		expect(driverLine).toBe("import { doorDriver as driver } from '../door.driver.ts'")
		expect(testLine).toMatch(
			/^import \{ test \} from '(\.\.\/)+.*atlas\/driving\/driven-test\.ts'$/,
		)
		expect(lines.filter((line) => line.startsWith('  await'))).toEqual([
			"  await step.start('default', { state: 'shut', now: {} })",
			"  await step.send('handle.turned', { state: 'open' })",
			"  await step.send('handle.turned', { state: 'shut' })",
		])
	})

	it.concurrent('ATL-16 a driver that is none, or is not there, is answered in a sentence', async () => {
		const none = ['--file', door, '--format', 'playwright', '--driver']
		expect(await atlas(...none, join(folder, 'none.ts'))).toEqual({
			...{ code: 2, out: '', err: 'There is no file /none.ts\n' },
		})
		expect((await atlas(...none, door)).err).toBe(
			'/door.machine.ts exports no driver: an object with start, events, calls and sees\n',
		)
		const { code, err } = await atlas('modal-stack', '--format', 'playwright')
		expect([code, err]).toEqual([
			2,
			'No driver drives modal-stack in a browser: write <machine>.driver.ts in the folder that atlas.config.ts names, or name one with --driver path/to/driver.ts\n',
		])
	})
})

describe('ATL-34 paths on the command line', () => {
	it.concurrent('ATL-34 each path says who answers for it and when it ran last', async () => {
		const { out } = await atlas('share', '--suite', 'states')
		const cases = out.split('\n\n').slice(1)
		expectEvery(cases, (one) => /\n {2}last run: /.test(one))
		const owned = await atlas('share', '--suite', 'states', '--by', 'browser')
		expect(owned.err).toContain('have no gesture in a browser')
	})
})
