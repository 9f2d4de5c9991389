import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { git } from './git.ts'

/** Where code hosts look for the file of owners, in the order in which they look. */
const places = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS', '.gitlab/CODEOWNERS']

const escaped = (text: string): string => text.replace(/[.+^${}()|[\]\\]/g, '\\$&')

/** A pattern of CODEOWNERS, which are those of .gitignore without `!` and `[ ]`. */
const patternOf = (glob: string): RegExp => {
	const isAnchored = glob.replace(/\/$/, '').includes('/')
	const body = escaped(glob.replace(/^\//, ''))
		.replaceAll('**/', '\u0001')
		.replaceAll('**', '\u0002')
		.replaceAll('*', '[^/]*')
		.replaceAll('?', '[^/]')
		.replaceAll('\u0001', '(?:.*/)?')
		.replaceAll('\u0002', '.*')
	const end = glob.endsWith('/') || glob.endsWith('/*') ? '' : '(?:/|$)'
	return new RegExp(`^${isAnchored ? '' : '(?:.*/)?'}${body}${end}`)
}

/**
 * Returns the owner of a path in a file of owners: the last matching line decides; a line without a
 * name removes the owners.
 */
export const namedOwner = (owners: string, path: string): string | null => {
	let found: string | null = null
	for (const line of owners.split('\n')) {
		const [glob, ...names] = line
			.replace(/(^|\s)#.*$/, '')
			.trim()
			.split(/\s+/)
		if (glob && !/^[[^]/.test(glob) && patternOf(glob).test(path)) found = names.join(' ') || null
	}
	return found
}

const lastAuthor = (repo: string, folder: string): string | null => {
	try {
		return git(repo, ['log', '-1', '--format=%an', '--', folder]) || null
	} catch {
		return null
	}
}

/**
 * Returns the owner of a file: by the repository's CODEOWNERS, otherwise the last author in its
 * folder; null if neither is known. Code hosts request reviews by CODEOWNERS, so no second list is
 * needed.
 */
export const ownerOf = (repo: string, file: string): string | null => {
	const path = relative(repo, file).replaceAll('\\', '/')
	const place = places.find((one) => existsSync(join(repo, one)))
	const named = place ? namedOwner(readFileSync(join(repo, place), 'utf8'), path) : null
	return named ?? lastAuthor(repo, path.split('/').slice(0, -1).join('/') || '.')
}
