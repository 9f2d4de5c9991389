import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import type { Fetched } from './visit.ts'

/** Gzipped bytes per package or folder of ours in a set of scripts, largest first. */
export type PackageTable = { name: string; gz: number }[]

/**
 * Returns the package of a module, or our folder: `@tanstack/router-core`,
 * `src/features/catalogue/card`.
 */
export const packageOf = (source: string): string => {
	const inside = source.split('node_modules/').at(-1)!
	if (inside !== source) return /^(@[^/]+\/)?[^/]+/.exec(inside)![0]
	const ours = /(src|machines|domain|openapi|build)\/.*/.exec(source)?.[0]
	if (!ours) return '(bundler)'
	const depth = /^src\/(features|flows|processes|i18n)\//.test(ours) ? 3 : 2
	return ours.split('/').slice(0, depth).join('/')
}

/** Builds the production site with source maps into a separate folder. */
export const buildWithMaps = async (outDir: string): Promise<void> => {
	await build({ logLevel: 'error', build: { outDir, emptyOutDir: true, sourcemap: 'hidden' } })
}

/**
 * Opens a script's source map. The result maps a position (from 0) to its source; undefined
 * outside.
 */
export const openMap = (file: string): ((line: number, column: number) => string | undefined) => {
	// Code of the bundler itself has no map.
	if (!existsSync(`${file}.map`)) return () => undefined
	const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))
	return (line, column) => {
		const entry = map.findEntry(line, column)
		return 'originalSource' in entry ? entry.originalSource : undefined
	}
}

const sharesOf = (file: string): Map<string, number> => {
	const sourceAt = openMap(file)
	const code = readFileSync(file, 'utf8')
	const scale = gzipSync(code, { level: 9 }).length / code.length
	const shares = new Map<string, number>()
	code.split('\n').forEach((text, line) => {
		for (let column = 0; column <= text.length; column += 1) {
			const name = packageOf(sourceAt(line, column) ?? '')
			shares.set(name, (shares.get(name) ?? 0) + scale)
		}
	})
	return shares
}

/**
 * Finds the built script with the content of a fetched one: its name is equal apart from the hash.
 */
export const builtFile = (folder: string, url: string): string => {
	const names = readdirSync(join(folder, 'assets'))
	const wanted = basename(new URL(url).pathname)
	const stem = (name: string) => name.replace(/-[\w-]{8}\.js$/, '')
	const found = names.find((name) => name === wanted) ?? names.find((n) => stem(n) === stem(wanted))
	if (!found) throw new Error(`The build with source maps has no ${wanted}`)
	return join(folder, 'assets', found)
}

/**
 * Returns each package's weight in fetched scripts: its share of characters times the compressed
 * bytes.
 */
export const tableOf = (folder: string, fetched: Fetched[]): PackageTable => {
	const sums = new Map<string, number>()
	for (const { url } of fetched.filter(({ type }) => type === 'script'))
		for (const [name, gz] of sharesOf(builtFile(folder, url)))
			sums.set(name, (sums.get(name) ?? 0) + gz)
	return [...sums].map(([name, gz]) => ({ name, gz })).sort((a, b) => b.gz - a.gz)
}
