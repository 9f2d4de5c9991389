import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readModule } from './read-module.ts'

/** Returns true if Node takes a file for a module by its name or by the nearest package. */
const isModule = (file: string): boolean => {
	if (/\.m[jt]s$/.test(file)) return true
	for (let folder = dirname(file); ; folder = dirname(folder)) {
		const manifest = join(folder, 'package.json')
		if (existsSync(manifest)) return JSON.parse(readFileSync(manifest, 'utf8')).type === 'module'
		if (folder === dirname(folder)) return false
	}
}

/**
 * Imports a TypeScript or JavaScript file. Node imports it if it can, so that its machines are
 * identical to those that the rest of the process imports; otherwise it is bundled.
 * @throws Complaint if it cannot be read
 */
export const importFile = async (file: string): Promise<Record<string, unknown>> => {
	if (!isModule(file)) return readModule(file)
	try {
		return (await import(pathToFileURL(file).href)) as Record<string, unknown>
	} catch {
		return readModule(file)
	}
}
