import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'atlas-'))
const repo = join(import.meta.dirname, '../..')

/** Writes a file outside the checkout, without packages beside it. */
const file = (name: string, content: string): string => {
	writeFileSync(join(folder, name), content)
	return join(folder, name)
}

type Answer = { code: number; out: string; err: string }

const atlas = (...args: string[]): Promise<Answer> =>
	new Promise((resolve) => {
		execFile(
			process.execPath,
			[join(repo, 'atlas/cli.ts'), ...args],
			{ cwd: repo },
			(error, out, err) => {
				resolve({ code: error ? Number(error.code) : 0, out, err: err.replaceAll(folder, '') })
			},
		)
	})

const machine = (config: string) =>
	`import { assign, createMachine } from 'xstate'\nexport const machine = createMachine(${config})\n`

describe('ATL-16 what cannot be read is answered in one sentence and with exit code 2', () => {
	const complaints: [string, string[], string][] = [
		['a file that is not there', ['--file', join(folder, 'none.ts')], 'There is no file /none.ts'],
		[
			'a file without a machine',
			['--file', file('empty.ts', 'export const price = 99\n')],
			'/empty.ts exports no machine; it exports price',
		],
		[
			'two machines in a file',
			['--file', file('two.ts', `${machine('{}')}export const other = createMachine({})\n`)],
			'/two.ts exports 2 machines: machine, other; say which with --file /two.ts:machine',
		],
		[
			'an export that is not there',
			['--file', `${file('one.ts', machine('{}'))}:missing`],
			"/one.ts exports no 'missing'; it exports machine",
		],
		[
			'a machine made with XState 4',
			[
				'--file',
				file('four.ts', "import { Machine } from 'xstate'\nexport const m = Machine({})\n"),
			],
			'/four.ts is written for XState 4; the atlas reads machines of XState 5',
		],
		[
			'a machine with words of XState 4',
			['--file', file('cond.ts', machine('{ on: { GO: { cond: () => true } } }'))],
			"/cond.ts says 'cond', a word of XState 4; the atlas reads machines of XState 5",
		],
		[
			'a file that is not TypeScript',
			['--file', file('broken.ts', 'export const = \n')],
			'/broken.ts cannot be read: Unexpected token at 1:13 (line:column)',
		],
		[
			'a machine that never settles',
			[
				'--file',
				file(
					'circle.ts',
					machine("{ initial: 'a', states: { a: { always: 'b' }, b: { always: 'a' } } }"),
				),
			],
			"circle cannot start: Infinite loop detected: the machine has processed more than 1000 microsteps without reaching a stable state. This usually happens when there's a cycle of transitions (e.g., eventless transitions or raised events causing state A -> B -> C -> A).",
		],
		[
			'a file that needs another one',
			['--file', file('needy.ts', "import { x } from './gone'\nexport const y = x\n")],
			"/needy.ts cannot be read: it needs './gone', which is not there",
		],
		['no machine at all', [], 'Name a machine, or all, or --file path/to/machine.ts[:export]'],
		[
			'an unknown suite',
			['cart', '--suite', 'some'],
			"--suite is one of transitions, states, once, pairs, guards, unexpected, requirements, full, random, not 'some'",
		],
		[
			'a state that is not there',
			['free-enrolment', '--to', 'moon'],
			'free-enrolment has no such path; its states are registering, enrolled, refused, failed',
		],
		[
			'steps that are no number',
			['cart', '--steps', 'many'],
			"--steps takes a whole number, not 'many'",
		],
	]

	it.concurrent.each(complaints)('ATL-16 %s', async (_, args, sentence) => {
		expect(await atlas('paths', ...args)).toEqual({ code: 2, out: '', err: `${sentence}\n` })
	})

	it.concurrent('ATL-16 a command, an option and a revision that are not there', async () => {
		expect((await atlas('walk')).err).toMatch(/^There is no command 'walk'; there are paths, .*\n$/)
		expect((await atlas('paths', 'cart', '--fast')).err).toMatch(/^Unknown option '--fast'.*\n$/)
		expect(await atlas('diff', 'no-such-revision')).toMatchObject({ code: 2, out: '' })
		expect(await atlas('replay', file('text.json', 'hello'))).toMatchObject({ code: 2, out: '' })
		expect((await atlas('replay', file('list.json', '[1]'))).err).toMatch(
			/^\/list.json holds no journeys/,
		)
	})

	it.concurrent('ATL-16 an endless stopwatch is covered by its definitions, and what grows is said', async () => {
		const stopwatch = file(
			'stopwatch.ts',
			machine(
				"{ context: { elapsed: 0 }, initial: 'off', states: { off: { on: { GO: 'on' } }, on: { on: { TICK: { actions: assign({ elapsed: ({ context }) => context.elapsed + 1 }) }, STOP: 'off' } } }, on: { RESET: { actions: assign({ elapsed: 0 }) } } }",
			),
		)
		const { code, out, err } = await atlas('paths', '--file', stopwatch, '--format', 'json')
		expect({ code, said: err.split('\n')[0] }).toEqual({
			code: 0,
			said: 'stopwatch: there are more situations than the 2000 that were visited, for its context grows (elapsed). Paths cover the nearest and every transition that was seen. Give a model whose project leaves out what grows, or raise --limit',
		})
		const { paths } = JSON.parse(out) as { paths: { steps: { transitions: string[] }[] }[] }
		const steps = paths.flatMap((path) => path.steps)
		expect(steps.length).toBeLessThan(60)
		expect(new Set(steps.flatMap(({ transitions }) => transitions)).size).toBe(4)
	})

	it.concurrent('ATL-16 an endless counter is cut, and the cut is said', async () => {
		const counter = file(
			'counter.ts',
			machine(
				'{ context: { n: 0 }, on: { INC: { actions: assign({ n: ({ context }) => context.n + 1 }) } } }',
			),
		)
		const { code, err } = await atlas(
			'paths',
			'--file',
			counter,
			'--limit',
			'50',
			'--suite',
			'states',
		)
		expect({ code, cut: err.split('\n')[0] }).toEqual({
			code: 0,
			cut: 'counter: there are more situations than the 50 that were visited. Paths cover the nearest and every transition that was seen. Give a model whose project leaves out what grows, or raise --limit',
		})
	})
})

describe('ATL-09 machines from anywhere', () => {
	const pathsOf = async (place: string) => {
		const { code, out } = await atlas('paths', '--file', place, '--format', 'json')
		const { paths } = JSON.parse(out) as { paths: { steps: { label: string; to: string }[] }[] }
		return {
			code,
			steps: paths.map(({ steps }) => steps.map(({ label, to }) => `${label} → ${to}`)),
		}
	}

	it.concurrent('ATL-09 a guard that reads an unknown payload gets one that it accepts', async () => {
		const guarded = file(
			'guarded.ts',
			machine(
				"{ initial: 'shut', states: { shut: { on: { KNOCK: { guard: ({ event }) => event.knocks.length > 2, target: 'open' } } }, open: {} } }",
			),
		)
		expect(await pathsOf(guarded)).toEqual({
			code: 0,
			steps: [['default → shut {}', 'KNOCK {"knocks":"knocks"} → open {}']],
		})
	})

	it.concurrent('ATL-09 unknown payloads, inputs and outputs are found by the fields that are read', async () => {
		const order = file(
			'order.ts',
			`import { assign, fromPromise, setup } from 'xstate'
export const order = setup({ actors: { price: fromPromise(async () => ({ lines: [{ net: 1 }] })) } }).createMachine({
  context: ({ input }) => ({ id: input.order.id.trim(), sum: 0 }), initial: 'cart',
  states: {
    cart: { on: { ADD: { actions: assign({ last: ({ event }) => event.item.name.toUpperCase() }), target: 'asking' } } },
    asking: { invoke: { src: 'price', onDone: {
      actions: assign({ sum: ({ event }) => event.output.lines.map((line) => line.net).length }), target: 'cart' } } },
  },
})
`,
		)
		expect(await pathsOf(order)).toEqual({
			code: 0,
			steps: [
				[
					'default {"order":{"id":"id"}} → cart {"id":"id","sum":0}',
					'ADD {"item":{"name":"name"}} → asking {"id":"id","last":"NAME","sum":0}',
					'0.(machine).asking done {"lines":[{"net":"net"}]} → cart {"id":"id","last":"NAME","sum":1}',
					'ADD {"item":{"name":"name"}} → asking {"id":"id","last":"NAME","sum":1}',
					'0.(machine).asking done {"lines":[{"net":"net"}]} → cart {"id":"id","last":"NAME","sum":1}',
					'ADD {"item":{"name":"name"}} → asking {"id":"id","last":"NAME","sum":1}',
					'0.(machine).asking failed → asking !error {"id":"id","last":"NAME","sum":1}',
				],
				[
					'default {"order":{"id":"id"}} → cart {"id":"id","sum":0}',
					'ADD {"item":{"name":"name"}} → asking {"id":"id","last":"NAME","sum":0}',
					'0.(machine).asking failed → asking !error {"id":"id","last":"NAME","sum":0}',
				],
			],
		})
	})

	it.concurrent('ATL-09 a file as bundlers read it, that prints, starts an actor and fails at that', async () => {
		file('rules.ts', 'export const isOpen = () => true\n')
		const app = file(
			'app.ts',
			`import { createActor, EventObject, setup } from 'xstate'
import { isOpen } from './rules'
type Knock = EventObject & { loud: boolean }
export const app = setup({ types: { events: {} as Knock }, guards: { isOpen } }).createMachine({
  initial: 'New Game', states: { 'New Game': { on: { 'START IT': { guard: 'isOpen', target: 'On' } } }, On: {} },
})
console.log('hello from the file')
process.stdout.write('and straight to the output')
createActor(app).start()
setInterval(() => {}, 1000)
Promise.reject(new Error('offline'))
`,
		)
		const { code, steps } = await pathsOf(app)
		expect({ code, steps }).toEqual({
			code: 0,
			steps: [['default → New\u00a0Game {}', 'START IT → On {}']],
		})
		expect((await atlas('paths', '--file', app, '--to', 'New Game')).out).toContain(
			'It is in “New Game”',
		)
		const { out, err } = await atlas('diagram', '--file', app, '--format', 'svg')
		expect(out).toMatch(/^<svg /)
		expect(err).toContain('hello from the file')
		expect(err).toContain('and straight to the output')
		expect(err).toContain('/app.ts started something that failed: offline')
	})

	it.concurrent('ATL-09 only wildcards, and 500 states', async () => {
		const wild = file(
			'wild.ts',
			machine(
				"{ initial: 'a', states: { a: { on: { '*': 'b' } }, b: { on: { 'mouse.*': 'a' } } } }",
			),
		)
		expect((await pathsOf(wild)).steps.flat().sort()).toEqual(
			['* → b {}', 'default → a {}', 'mouse.* → a {}', 'mouse.* → b {}'].sort(),
		)
		const ring = file(
			'ring.ts',
			`${machine("{ initial: 's0', states: Object.fromEntries(Array.from({ length: 500 }, (_, i) => ['s' + i, { on: { NEXT: 's' + ((i + 1) % 500) } }])) }")}`,
		)
		expect((await pathsOf(ring)).steps.map((steps) => steps.length)).toEqual([501])
	})
})

describe('ATL-12 check', () => {
	it.concurrent('ATL-12 tells of a file from outside what is wrong with it, and in which state', async () => {
		const bad = file(
			'bad.ts',
			`import { createMachine, fromPromise } from 'xstate'
export const bad = createMachine({ initial: 'a', states: {
  a: { on: { NEXT: 'c' } }, c: { invoke: { id: 'ask', src: fromPromise(async () => 1), onDone: 'a' } }, lost: {},
} })
`,
		)
		const { code, out } = await atlas('check', '--file', bad)
		expect({ code, out: out.replaceAll(folder, '') }).toEqual({
			code: 1,
			out: [
				'✗ bad',
				"    warning: /bad.ts, in c: 'ask failed' is not handled: the machine stops",
				'    ATL-12 no state, transition, guard, event or outcome is dead',
				'      /bad.ts, in lost: is never reached',
				'2 checks passed, 1 failed',
				'',
			].join('\n'),
		})
	})

	it.concurrent('ATL-12 a failure that is not handled is a warning, or an error where that is asked for', async () => {
		const careless = file(
			'careless.ts',
			`import { createMachine, fromPromise } from 'xstate'
export const careless = createMachine({ invoke: { id: 'ask', src: fromPromise(async () => 1) } })
`,
		)
		const warned = await atlas('check', '--file', careless)
		const stopped = await atlas('check', '--file', careless, '--unhandled', 'error')
		expect([warned.code, stopped.code]).toEqual([0, 1])
		expect([warned.out, stopped.out].map((out) => out.split('\n')[0])).toEqual([
			'✓ careless',
			'✗ careless',
		])
		expect(warned.out).toContain('warning: ')
	})

	it.concurrent('ATL-12 a machine that is final immediately is right', async () => {
		const done = file('done.ts', machine("{ initial: 'a', states: { a: { type: 'final' } } }"))
		expect(await atlas('check', '--file', done)).toEqual({
			code: 0,
			out: '✓ done\n3 checks passed, 0 failed\n',
			err: '',
		})
		expect((await atlas('paths', '--file', done)).code).toBe(0)
	})

	it.concurrent('ATL-12 without a model nothing is proved of a mutant: it is not told apart', async () => {
		const turning = file(
			'turning.ts',
			machine("{ initial: 'a', states: { a: { on: { GO: { target: 'a', reenter: true } } } } }"),
		)
		const { out } = await atlas('mutants', '--file', turning)
		expect(out).toContain('not told apart')
		expect(out).not.toMatch(/proved|equivalent/)
	})

	it.concurrent('ATL-12 says of a machine that grows only what it knows', async () => {
		const timer = file(
			'timer.ts',
			machine(
				"{ context: { n: 0 }, initial: 'off', states: { off: { on: { GO: 'on' } }, on: { on: { TICK: { actions: assign({ n: ({ context }) => context.n + 1 }) }, STOP: 'off' } } } }",
			),
		)
		const { code, out, err } = await atlas('check', '--file', timer)
		expect({ code, out }).toEqual({ code: 0, out: '✓ timer\n2 checks passed, 0 failed\n' })
		expect(err).toContain('its context grows (n)')
	})

	it.concurrent('ATL-12 lets a good machine from outside pass, its mutants too', async () => {
		const good = file(
			'good.ts',
			machine("{ initial: 'a', states: { a: { on: { GO: 'b' } }, b: { on: { BACK: 'a' } } } }"),
		)
		expect(await atlas('check', '--file', good)).toEqual({
			code: 0,
			out: '✓ good\n3 checks passed, 0 failed\n',
			err: '',
		})
	})
})

describe('ATL-14 replay', () => {
	it.concurrent('ATL-14 tells which journeys a machine allows, and where another first leaves it', async () => {
		const journey = (id: string, ...steps: string[][]) => ({
			id,
			machine: 'promo-check',
			steps: steps.map((transitions) => ({ transitions, ms: 5 })),
		})
		const typing = [['opening always 1'], ['. promo.changed 2'], ['waiting after(debounce) 1']]
		const recorded = file(
			'journeys.json',
			JSON.stringify([
				journey('good', ...typing, ['checking done(checkPromo) 1']),
				journey('strange', ...typing, ['failed check.retried 1']),
			]),
		)
		expect(await atlas('replay', recorded)).toEqual({
			code: 1,
			err: '',
			out: [
				'promo-check: 2 journeys, 1 allowed, mean fitness 87.5 %',
				'  strange: fits 75.0 %; step 4 takes failed check.retried 1, which checking does not allow',
				'',
			].join('\n'),
		})
	})
})
