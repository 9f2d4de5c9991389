import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { git } from './git.ts'
import type { Project } from './project.ts'

/** A commit: its full hash, when it was made (ISO) and its subject. */
export type Commit = { hash: string; at: string; subject: string }

/** The newest commits that changed any of some paths, newest first; throws without a history. */
export const commitsOf = (repo: string, paths: readonly string[], limit: number): Commit[] =>
	git(repo, ['log', `-${limit}`, '--format=%H%x09%cI%x09%s', '--', ...paths])
		.split('\n')
		.filter((line) => line !== '')
		.map((line) => {
			const [hash, at, ...subject] = line.split('\t')
			return { hash: hash!, at: at!, subject: subject.join('\t') }
		})

/** The full hash of a revision by any name that git knows; throws a sentence when there is none. */
export const hashOf = (repo: string, revision: string): string => {
	try {
		return git(repo, [
			'rev-parse',
			'--verify',
			'--quiet',
			'--end-of-options',
			`${revision}^{commit}`,
		])
	} catch {
		throw new Error(`No revision is called ${revision}, or its history is not here`)
	}
}

/**
 * Returns the folders of a project's machines: globs up to the first part that is no plain name.
 */
const foldersOf = ({ config: { machines = ['.'] } }: Project): string[] => [
	...new Set(
		machines.map((glob) => {
			const parts = glob.split('/').slice(0, -1)
			const open = parts.findIndex((part) => /[*?{[]/.test(part))
			return (open === -1 ? parts : parts.slice(0, open)).join('/')
		}),
	),
]

/**
 * Git's pathspec of a file of a machine, also where it was before it moved within the project's
 * machines.
 */
export const wherever = (project: Project, file: string): string => {
	const home = foldersOf(project).find((one) => file.startsWith(`${one}/`))
	return home ? `:(glob)${home}/**/${basename(file)}` : file
}

const PACKAGE = 'package.json'

const isThere = (repo: string, hash: string, path: string): boolean =>
	git(repo, ['ls-tree', '--name-only', hash, '--', path]) !== ''

/** Returns the folders of machines, and those shared folders that the revision has. */
const foldersAt = (project: Project, hash: string): string[] => [
	...foldersOf(project),
	...(project.config.shared ?? []).filter((folder) => isThere(project.home, hash, folder)),
]

/**
 * Writes the folders of a project's machines as they were at a revision to `.cache/atlas/at/<hash>`
 * and returns that folder. It is inside the checkout, so that imports of packages resolve, and has
 * the revision's package.json, so that its `imports` resolve to the same revision. A revision is
 * written once.
 */
export const machinesAt = (project: Project, revision: string): string => {
	const { home: repo } = project
	const hash = hashOf(repo, revision)
	const home = join(repo, '.cache/atlas/at', hash)
	if (existsSync(home)) return home
	const draft = `${home}.${process.pid}`
	const env = { GIT_INDEX_FILE: `${draft}.index` }
	mkdirSync(join(repo, '.cache/atlas/at'), { recursive: true })
	try {
		for (const folder of foldersAt(project, hash))
			git(
				repo,
				folder === ''
					? ['read-tree', hash]
					: ['read-tree', `--prefix=${folder}/`, `${hash}:${folder}`],
				env,
			)
		git(repo, ['checkout-index', '--all', '--force', `--prefix=${draft}/`], env)
		if (isThere(repo, hash, PACKAGE))
			writeFileSync(join(draft, PACKAGE), git(repo, ['show', `${hash}:${PACKAGE}`]))
		renameSync(draft, home)
	} catch (error) {
		rmSync(draft, { recursive: true, force: true })
		if (!existsSync(home))
			throw new Error(`No machines at ${revision}: ${(error as Error).message}`)
	} finally {
		rmSync(env.GIT_INDEX_FILE, { force: true })
	}
	return home
}
