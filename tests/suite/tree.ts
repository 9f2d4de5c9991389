import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isArea } from './areas.ts'

/**
 * What parts are chosen from: the folders of code that hold one noun each, those of them that are machines, the machines that a browser can
 * take along their paths, and the files of tests.
 */
export type Tree = { machines: string[]; driven: string[]; folders: string[]; tests: string[] }

const foldersIn = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${path}/${name}`)

const nameOf = (folder: string): string => folder.split('/').at(-1)!

/** Areas hold folders of nouns; the platform holds no noun. */
const holdsNouns = (folder: string): boolean =>
  isArea(nameOf(folder)) && nameOf(folder) !== 'platform'

/** Folders of nouns, in areas or beside them. */
const nounsIn = (home: string): string[] =>
  foldersIn(home).flatMap((folder) => (holdsNouns(folder) ? foldersIn(folder) : [folder]))

const homes = ['machines', 'server', 'src/features', 'src/flows', 'src/processes']

const withoutNoun = ['machines/kit']

/** Reads the tree of this checkout. */
export const readTree = (): Tree => {
  const folders = homes.flatMap(nounsIn).filter((folder) => !withoutNoun.includes(folder))
  return {
    machines: folders.filter((folder) => folder.startsWith('machines/')),
    driven: readdirSync('tests/e2e/drivers')
      .filter((file) => file.endsWith('.driver.ts'))
      .map((file) => file.replace('.driver.ts', '')),
    folders,
    tests: readdirSync('tests', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && !file.startsWith('e2e/generated'))
      .map((file) => join('tests', file).replaceAll('\\', '/'))
      .sort(),
  }
}
