import { parseArgs } from 'node:util'
import type { Command } from './commands/command.ts'
import { answer } from './load/answer.ts'
import { Complaint } from './load/complaint.ts'

const commands: Record<string, () => Promise<Command>> = {
	paths: async () => (await import('./commands/paths.ts')).paths,
	coverage: async () => (await import('./commands/coverage.ts')).coverage,
	mutants: async () => (await import('./commands/mutants.ts')).mutants,
	diff: async () => (await import('./commands/diff.ts')).diff,
	replay: async () => (await import('./commands/replay.ts')).replay,
	check: async () => (await import('./commands/check.ts')).check,
	accept: async () => (await import('./commands/accept.ts')).accept,
	properties: async () => (await import('./commands/properties.ts')).properties,
	init: async () => (await import('./commands/init.ts')).init,
	page: async () => (await import('./commands/page.ts')).page,
	diagram: async () => (await import('./commands/diagram.ts')).diagram,
}

const help = async (): Promise<string> => {
	const all = await Promise.all(Object.values(commands).map((load) => load()))
	const told = all.flatMap(({ use, about }) => ['', `  ${use}`, `      ${about}`])
	return ['atlas <command> …', ...told].join('\n')
}

const run = async ([name = 'help', ...args]: string[]): Promise<number> => {
	if (['help', '--help', '-h'].includes(name)) {
		process.stdout.write(`${await help()}\n`)
		return 0
	}
	const load = commands[name]
	if (!load)
		throw new Complaint(
			`There is no command '${name}'; there are ${Object.keys(commands).join(', ')}`,
		)
	const command = await load()
	const options = Object.fromEntries(
		command.options.map((option) => [option, { type: 'string' as const }]),
	)
	try {
		const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
		return await command.run(positionals, values)
	} catch (error) {
		if (!String((error as { code?: string }).code).startsWith('ERR_PARSE_ARGS')) throw error
		throw new Complaint(`${(error as Error).message.split('. ')[0]}. Use: ${command.use}`)
	}
}

// A file from outside may have started timers and actors: they are not waited for.
const end = (code: number) => answer('', () => process.exit(code))

run(process.argv.slice(2)).then(end, (error: unknown) => {
	const isExpected = error instanceof Complaint
	const message = String((error as Error)?.message ?? error).split('\n')[0]
	console.error(isExpected ? message : `The atlas failed: ${message}`)
	if (process.env.ATLAS_DEBUG) console.error(error)
	end(2)
})
