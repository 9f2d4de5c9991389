import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Complaint } from '#atlas/load/complaint.ts'
import { projectHere } from '#atlas/load/project.ts'
import type { Command } from './command.ts'
import { numberOf } from './options.ts'
import { print } from './write.ts'

/** The page's own build: beside this file where the package is compiled, else in the sources. */
const configFile = ['page/vite.config.js', '../page/vite.config.ts']
	.map((path) => join(import.meta.dirname, path))
	.find(existsSync)

/** Builds the page of a project, and shows it where asked for. */
export const page: Command = {
	use: 'page [--out DIR] [--base /path/] [--port N]',
	about:
		'Builds the page with all machines into a folder of static files (.atlas/page), to be served at --base (/); with --port it is shown at http://localhost:N until Ctrl-C.',
	options: ['out', 'base', 'port'],
	run: async (_, given) => {
		const { home } = await projectHere()
		const port = numberOf('port', given.port)
		const base = given.base ?? '/'
		if (!/^\/(?:.+\/)?$/.test(base))
			throw new Complaint(`--base begins and ends with a slash, unlike '${base}'`)
		const outDir = resolve(given.out ?? join(home, '.atlas/page'))
		const { build, preview } = await import('vite')
		const config = { configFile: configFile!, base, logLevel: 'warn' as const, build: { outDir } }
		await build(config)
		print(outDir)
		if (port === undefined) return 0
		const server = await preview({ ...config, preview: { port, strictPort: true } })
		print(server.resolvedUrls?.local[0] ?? `http://localhost:${port}${base}`)
		await new Promise((ended) => server.httpServer.once('close', ended))
		return 0
	},
}
