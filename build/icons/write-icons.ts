// npm run gen:icons  writes icons.json: what lucide-react holds of each icon that the pages import.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type Icon = { name: string; node: unknown[]; aliases?: unknown[] }

/** Source of an icon, or the name of the icon that it is an alias of. */
type Entry = Omit<Icon, 'name'> | string

const importedIn = (text: string): string[] =>
	[...text.matchAll(/'lucide-react\/icons\/([\w-]+)'/g)].map(([, name]) => name!)

const entryOf = async (name: string): Promise<Entry> => {
	const module = `lucide-react/icons/${name}`
	const { __iconData } = (await import(module)) as { __iconData?: Icon }
	if (__iconData) {
		const { node, aliases } = __iconData
		return { ...(aliases && { aliases }), node }
	}
	const code = readFileSync(fileURLToPath(import.meta.resolve(module)), 'utf8')
	return /from '\.\/([\w-]+)\.mjs'/.exec(code)![1]!
}

/** Every icon that code of the pages imports, as lucide-react holds it, by name. */
export const usedIcons = async (): Promise<Record<string, Entry>> => {
	const files = globSync('{src,atlas/page}/**/*.{ts,tsx}')
	const entries = new Map<string, Entry>()
	const add = async (name: string) => {
		if (entries.has(name)) return
		const entry = await entryOf(name)
		entries.set(name, entry)
		if (typeof entry === 'string') await add(entry)
	}
	for (const file of files)
		for (const name of importedIn(readFileSync(file, 'utf8'))) await add(name)
	return Object.fromEntries([...entries].sort(([one], [other]) => (one < other ? -1 : 1)))
}

if (import.meta.main) {
	const entries = Object.entries(await usedIcons())
	const lines = entries.map(([name, icon]) => `  ${JSON.stringify(name)}: ${JSON.stringify(icon)}`)
	writeFileSync(new URL('icons.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`)
}
