import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

/**
 * Returns true for generated files, which follow from their sources. Inlang generates all of its
 * project but the settings.
 */
const isMade = (name, folder) =>
	/^(node_modules|styled-system|dist|gen|\.lix|cache)$|\.gen\.(ts|json|yaml)$/.test(name) ||
	(folder.endsWith('.inlang') && name !== 'settings.json')

const filesBelow = (path) => {
	if (!existsSync(path)) return []
	if (statSync(path).isFile()) return [path]
	return readdirSync(path, { withFileTypes: true })
		.filter(({ name }) => !isMade(name, path))
		.flatMap(({ name }) => filesBelow(join(path, name)))
}

/** @type {Map<string, string>} */
const hashes = new Map()

const hashOf = (file) => {
	const known = hashes.get(file)
	if (known) return known
	const hash = createHash('sha256').update(readFileSync(file)).digest('hex')
	hashes.set(file, hash)
	return hash
}

/**
 * One text for the contents of files and folders, read once a process.
 * @param {string[]} paths below the repository
 * @returns {string}
 */
export const fingerprint = (paths) => {
	const all = createHash('sha256')
	for (const file of paths.flatMap((path) => filesBelow(join(root, path))).sort())
		all.update(file).update(hashOf(file))
	return all.digest('hex')
}
