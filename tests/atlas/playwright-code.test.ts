import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { edgeOf, expectedOf } from '#atlas/driving/expected.ts'
import { type Steps, stepsOf } from '#atlas/driving/steps.ts'
import { importsFor, playwright } from '#atlas/formats/playwright.ts'
import { explore } from '#atlas/graph/explore.ts'
import { type Edge, restrict } from '#atlas/graph/graph.ts'
import { suiteOf } from '#atlas/graph/paths/suite.ts'
import { driverPlaceOf } from '#atlas/load/driver-place.ts'
import { projectAt } from '#atlas/load/project.ts'
import { drivers } from '../e2e/drivers/drivers.ts'
import { models } from '../machines/models.ts'

const repo = join(import.meta.dirname, '../..')

const suiteFor = (noun: string) => {
	const { drives = () => true, maxSteps = 40 } = drivers[noun]!
	const graph = restrict(explore(models[noun]!).graph, drives)
	return suiteOf(noun, { graph }, { suite: 'transitions', maxSteps })
}

type Body = (given: { step: Steps }) => Promise<void>
type Written = { title: string; path: string; steps: Edge[] }

/** Runs a generated file without a browser and answers which steps its tests take. */
const stepsIn = async (code: string): Promise<Written[]> => {
	const tests: [string, { annotation: { description: string } }, Body][] = []
	const test = Object.assign((...one: (typeof tests)[number]) => void tests.push(one), {
		use: () => {},
	})
	new Function('test', 'driver', code.replaceAll(/^import .*$/gm, ''))(test, null)
	const written: Written[] = []
	for (const [title, { annotation }, body] of tests) {
		const steps: Edge[] = []
		await body({ step: stepsOf(async (step) => void steps.push(step)) })
		written.push({ title, path: annotation.description, steps })
	}
	return written
}

describe('ATL-11 Playwright code', () => {
	it.each(Object.keys(drivers))(
		'ATL-11 the tests of %s have a call a step, and these are the steps of its paths',
		async (noun) => {
			const { paths } = suiteFor(noun)
			const code = playwright(noun, { suite: 'transitions', paths, steps: 0, bound: null })
			const plain = ({ kind, label, from, to, effects }: Edge) => [kind, label, from, to, effects]
			expect(
				(await stepsIn(code)).map(({ title, path, steps }) => [title, path, steps.map(plain)]),
			).toEqual(paths.map(({ title, id, steps }) => [title, id, steps.map(plain)]))
			const calls = code.match(/^ {2}await step\.(start|send|answer|wait)\(/gm)
			expect(calls).toHaveLength(paths.reduce((sum, { steps }) => sum + steps.length, 0))
		},
	)

	it.each(Object.entries(models))(
		'ATL-11 what is said shortly of a step of %s tells its situation whole',
		(_, model) => {
			const { edges } = explore(model).graph
			const back = edges.map((edge) => edgeOf(edge.from, edge.kind, edge.label, expectedOf(edge)))
			expect(back.map(({ to, effects }) => [to, effects])).toEqual(
				edges.map(({ to, effects }) => [to, effects]),
			)
		},
	)

	it('ATL-11 the code is formatted as the house formats its own, with spaces', () => {
		const folder = mkdtempSync(join(tmpdir(), 'atlas-code-'))
		const written = Object.keys(drivers).map((noun) => {
			const code = playwright(noun, suiteFor(noun))
			writeFileSync(join(folder, `${noun}.ts`), code)
			return [`${noun}.ts`, code]
		})
		const { formatter: own, javascript } = JSON.parse(
			readFileSync(join(repo, 'biome.json'), 'utf8'),
		)
		const formatter = { ...own, indentStyle: 'space' }
		writeFileSync(join(folder, 'biome.json'), JSON.stringify({ formatter, javascript }))
		const biome = join(repo, 'node_modules/.bin/biome')
		execFileSync(biome, ['format', '--write', '--vcs-enabled=false', '.'], {
			cwd: folder,
			stdio: 'pipe',
		})
		const formatted = readdirSync(folder).filter((name) => name.endsWith('.ts'))
		expect(formatted).toHaveLength(Object.keys(drivers).length)
		expect(written.map(([name]) => [name, readFileSync(join(folder, name!), 'utf8')])).toEqual(
			written,
		)
	})

	it('ATL-11 every driver is exported under the name that generated tests import', async () => {
		const project = await projectAt(repo)
		for (const noun of Object.keys(drivers)) {
			const [, name, from] = /import \{ (\w+) as driver \} from '\.\.\/drivers\/(.+)\.ts'/.exec(
				playwright(noun, suiteFor(noun), importsFor(noun, driverPlaceOf(project, noun)!)),
			)!
			const module = (await import(resolve('tests/e2e/drivers', `${from}.ts`))) as Record<
				string,
				unknown
			>
			expect([noun, module[name!]]).toEqual([noun, drivers[noun]])
		}
	})
})
