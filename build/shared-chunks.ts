import { resolve } from 'node:path'

type Info = { importedIds: readonly string[]; code: string | null }
type Modules = { getModuleInfo: (id: string) => Info | null }

/**
 * A text of the screens: each module that says one imports them all, and only those said are kept.
 */
export const messageFile = /\/i18n\/gen\/messages\/(\w+)\.js$/

/** How code says a message. */
const said = /\bm\.(\w+)/g

/** Returns true for the view of a route, which has its own chunk. */
const isRoute = (id: string): boolean => id.includes('?tsr-split=')

/**
 * The file of a message has its key in small letters, with a number behind it where letters were
 * large.
 */
const sayings = (key: string): string[] => {
	const small = key.toLowerCase()
	return small === key ? [small] : [`${small}1`, `${small}2`, `${small}3`]
}

type Found = { ids: Set<string>; messages: Set<string> }

const collect = (id: string, modules: Modules, found: Found): Found => {
	if (found.ids.has(id) || id.includes('/i18n/gen/messages')) return found
	found.ids.add(id)
	const info = modules.getModuleInfo(id)
	for (const [, key] of info?.code?.matchAll(said) ?? [])
		for (const saying of sayings(key!)) found.messages.add(saying)
	for (const imported of info?.importedIds ?? []) collect(imported, modules, found)
	return found
}

/**
 * Returns a chunk of the modules, with their imports, that at least `least` of the pages load, and
 * of the messages that these use.
 */
export const sharedBy = (least: number, name: string, pages: string[][]) => {
	let found: Found[] | undefined
	return {
		debugName: name,
		name: (id: string, modules: Modules): string | null => {
			found ??= pages.map((paths) => {
				const all = { ids: new Set<string>(), messages: new Set<string>() }
				for (const path of paths) collect(resolve(path), modules, all)
				return all
			})
			const key = messageFile.exec(id)?.[1]
			const users = found.filter((one) => (key ? one.messages.has(key) : one.ids.has(id)))
			return users.length >= least && !isRoute(id) ? name : null
		},
	}
}

/** A chunk of what one kind of page loads. */
export const withImports = (name: string, paths: string[]) => sharedBy(1, name, [paths])
