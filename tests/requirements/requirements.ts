import { type ExecFileSyncOptionsWithStringEncoding, execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type Layer, layerOf, neededLayers } from './layers.ts'

type Test = { title: string; file: string }

const quiet: ExecFileSyncOptionsWithStringEncoding = {
	encoding: 'utf8',
	maxBuffer: 1e9,
	stdio: ['ignore', 'pipe', 'ignore'],
}

/** Tests that vitest collects; generated ones are among them. */
const vitestTests = (): Test[] => {
	const projects = ['machines', 'views', 'server'].flatMap((name) => ['--project', name])
	const listed = execFileSync('vitest', ['list', '--json', ...projects], quiet)
	return (JSON.parse(listed) as { name: string; file: string }[]).map(({ name, file }) => ({
		title: name,
		file,
	}))
}

type Suite = { specs?: { title: string; file: string }[]; suites?: Suite[] }

const specsOf = (suite: Suite, file: string): Test[] => [
	...(suite.specs ?? []).map(({ title }) => ({ title, file })),
	...(suite.suites ?? []).flatMap((inner) => specsOf(inner, file)),
]

const browserTests = (): Test[] => {
	const listed = execFileSync('playwright', ['test', '--list', '--reporter=json'], quiet)
	const { suites } = JSON.parse(listed) as { suites: (Suite & { file: string })[] }
	return suites.flatMap((suite) => specsOf(suite, suite.file))
}

const ids = [
	...readFileSync('docs/requirements.md', 'utf8').matchAll(/^- ([A-Z]{3}-\d{2}) /gm),
].map(([, id]) => id!)
const needed = neededLayers(readFileSync('docs/layers.md', 'utf8'), ids)
const columns: readonly Layer[] = ['machine', 'server', 'view', 'browser', 'atlas']
const tests = new Map(ids.map((id) => [id, new Map<Layer, string[]>()]))
for (const { title, file } of [...vitestTests(), ...browserTests()]) {
	const layer = layerOf(file)
	if (layer)
		for (const id of new Set(title.match(/\b[A-Z]{3}-\d{2}\b/g))) {
			const of = tests.get(id)
			of?.set(layer, [...(of.get(layer) ?? []), title])
		}
}

const requirements = ids.map((id) => {
	const of = tests.get(id)!
	const layers = needed.get(id) ?? []
	const lacking = layers.filter((layer) => !of.has(layer))
	return { id, needed: layers, lacking, named: of.size > 0, tests: Object.fromEntries(of) }
})
const met = requirements.filter(({ lacking, named }) => named && lacking.length === 0)
const lacking = requirements.filter((requirement) => !met.includes(requirement))

if (process.argv.includes('--json'))
	console.info(JSON.stringify({ requirements, met: met.length, total: ids.length }, null, 2))
else {
	console.info(`id       ${columns.map((layer) => layer.padStart(8)).join('')}  needed`)
	for (const { id, needed: layers, tests: of, lacking: missing, named } of requirements) {
		const counts = columns.map((layer) => String(of[layer]?.length ?? '·').padStart(8)).join('')
		const verdict =
			named && missing.length === 0 ? 'met' : `lacks ${missing.join(', ') || 'a test'}`
		console.info(`${id}   ${counts}  ${(layers.join(', ') || 'any').padEnd(24)} ${verdict}`)
	}
	console.info(`\nNot met: ${lacking.map(({ id }) => id).join(' ') || 'none'}`)
	console.info(`${met.length} of ${ids.length} requirements are met in every layer that they need`)
}
