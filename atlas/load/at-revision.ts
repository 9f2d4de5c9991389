import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { git } from './git.ts'

/** A commit: its full hash, when it was made (ISO) and its subject. */
export type Commit = { hash: string; at: string; subject: string }

/** The newest commits that changed a path, newest first; throws without a history. */
export const commitsOf = (repo: string, path: string, limit: number): Commit[] =>
  git(repo, ['log', `-${limit}`, '--format=%H%x09%cI%x09%s', '--', path])
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
 * Writes `machines/` as it was at a revision to `.cache/atlas/<hash>/machines`, inside the checkout so that its imports of packages
 * resolve, and answers that folder. A revision is written once.
 */
export const machinesAt = (repo: string, revision: string): string => {
  const hash = hashOf(repo, revision)
  const home = join(repo, '.cache/atlas', hash)
  if (existsSync(home)) return join(home, 'machines')
  const draft = `${home}.${process.pid}`
  const env = { GIT_INDEX_FILE: `${draft}.index` }
  mkdirSync(join(repo, '.cache/atlas'), { recursive: true })
  try {
    git(repo, ['read-tree', '--prefix=machines/', `${hash}:machines`], env)
    git(repo, ['checkout-index', '--all', '--force', `--prefix=${draft}/`], env)
    renameSync(draft, home)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(home))
      throw new Error(`No machines at ${revision}: ${(error as Error).message}`)
  } finally {
    rmSync(env.GIT_INDEX_FILE, { force: true })
  }
  return join(home, 'machines')
}
