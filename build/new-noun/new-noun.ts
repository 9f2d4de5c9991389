import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type NewNoun, nounFiles, withModel, withPopularity } from './noun-files.ts'
import { newNounOf, Refusal } from './read-arguments.ts'

const MODELS = 'tests/machines/models.ts'
const TENDENCIES = 'atlas/journeys/tendencies.ts'

const run = (command: string, ...args: string[]) => {
	const { status } = spawnSync(command, args, { stdio: 'inherit' })
	if (status !== 0) throw new Refusal(`${command} ${args.join(' ')} failed.`)
}

const change = (file: string, by: (text: string) => string) =>
	writeFileSync(file, by(readFileSync(file, 'utf8')))

const write = (of: NewNoun) => {
	const files = nounFiles(of)
	for (const [path, content] of Object.entries(files)) {
		mkdirSync(dirname(path), { recursive: true })
		writeFileSync(path, content)
	}
	change(MODELS, (text) => withModel(text, of))
	change(TENDENCIES, (text) => withPopularity(text, of))
	const written = [...Object.keys(files), MODELS, TENDENCIES]
	run('node_modules/.bin/biome', 'check', '--write', '--log-level=error', ...written)
	run('node', 'atlas/cli.ts', 'accept', of.noun)
	return written
}

try {
	const of = newNounOf(process.argv.slice(2), existsSync)
	const written = write(of)
	console.info(`
Written:
${written.map((path) => `  ${path}`).join('\n')}
  tests/machines/expected/ (the table of its transitions)

Its tests: npm test -- ${of.noun}

Next, in this order (CONTRIBUTING.md, "Add a noun"):
  docs/glossary.md       a row for ${of.noun}, and the noun beside its area
  docs/requirements.md   ${of.requirement}; docs/layers.md says which layers prove it
  openapi/${of.area}.yaml  its calls, then npm run gen
  server/${of.area}/${of.noun}/   store, service, routes
  src/features/${of.area}/${of.noun}/   actors, the hook, views; their texts in English and Hindi
  tests/e2e/drivers/     the driver, so that the paths run in a browser
`)
} catch (error) {
	if (!(error instanceof Refusal)) throw error
	console.error(error.message)
	process.exit(2)
}
