import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

const run = promisify(execFile)
const request = /\/facts\/(machines|history\/[^/]+)\.json$/

/**
 * Serves the page's facts as JSON beside its script: `facts/machines.json` and, per machine,
 * `facts/history/<noun>.json`. A build writes them. The dev server collects them for every request
 * in a separate process, because machines change meanwhile.
 * @param home the folder of the project
 * @param script prints the facts of the project in the current folder
 */
export const factsForPage = (home: string, script: string): Plugin => {
	const collect = async (names: string[]): Promise<Record<string, unknown>> => {
		const running = run(process.execPath, [script, ...names], { cwd: home, maxBuffer: 1e9 })
		if (process.env.ATLAS_PROGRESS) running.child.stderr?.pipe(process.stderr)
		return JSON.parse((await running).stdout)
	}
	return {
		name: 'atlas-facts',
		configureServer(vite) {
			vite.middlewares.use((req, res, next) => {
				const name = request.exec((req.url ?? '').split('?')[0]!)?.[1]
				if (!name) return next()
				collect([name]).then((facts) => {
					res.statusCode = name in facts ? 200 : 404
					res.setHeader('content-type', 'application/json')
					res.end(JSON.stringify(facts[name] ?? null))
				}, next)
			})
		},
		async generateBundle() {
			for (const [name, facts] of Object.entries(await collect([])))
				this.emitFile({
					type: 'asset',
					fileName: `facts/${name}.json`,
					source: JSON.stringify(facts),
				})
		},
	}
}
