import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadAfterPaint } from './load-after-paint.ts'

/**
 * A file of the built site, as Vite's manifest tells of it
 * (https://vite.dev/guide/backend-integration).
 */
type Chunk = {
	file: string
	isEntry?: boolean
	imports?: string[]
	css?: string[]
}

/** The built files of a route, by their paths. */
type RouteFiles = {
	css?: string[]
	/** Inline scripts. */
	scripts?: { attrs: Record<string, string>; children: string }[]
}

/** Which built files belong to which route. */
export type SiteManifest = { routes: Record<string, RouteFiles> }

/** The chunk of a route's view, which may hold its loader too. */
const routeFile = /^src\/routes\/(.*)\.tsx\?tsr-split=component(?:---loader)?$/

/**
 * Returns the id that the router gives to a file of src/routes: `learning/index` is `/learning/`,
 * `_signed-in/route` is `/_signed-in`.
 */
const routeIdOf = (name: string): string =>
	`/${name.replace(/\/route$/, '').replace(/(^|\/)index$/, '$1')}`

const inline = (children: string) => [{ attrs: {}, children }]

/**
 * Reads which files of a build the browser needs for which route: those of every page belong to the
 * root.
 * @param name of the build's manifest: each language is a build
 */
export const readSiteManifest = (site: string, name: string): SiteManifest => {
	const chunks = JSON.parse(readFileSync(join(site, '.vite', name), 'utf8')) as Record<
		string,
		Chunk
	>
	const collect = (key: string, found: Set<string>): Set<string> => {
		for (const name of chunks[key]?.imports ?? []) {
			if (found.has(name)) continue
			found.add(name)
			collect(name, found)
		}
		return found
	}
	const pathsOf = (keys: Iterable<string>) => [...keys].map((key) => `/${chunks[key]!.file}`)
	const entryKey = Object.keys(chunks).find((key) => chunks[key]!.isEntry)!
	const entry = chunks[entryKey]!
	const ofEveryPage = collect(entryKey, new Set([entryKey]))
	const routes: SiteManifest['routes'] = {
		__root__: {
			css: (entry.css ?? []).map((file) => `/${file}`),
			scripts: inline(loadAfterPaint(pathsOf(ofEveryPage), `/${entry.file}`)),
		},
	}
	for (const key of Object.keys(chunks)) {
		const name = routeFile.exec(key)?.[1]
		if (!name) continue
		const own = [...collect(key, new Set([key]))].filter((one) => !ofEveryPage.has(one))
		routes[routeIdOf(name)] = { scripts: inline(loadAfterPaint(pathsOf(own))) }
	}
	return { routes }
}
