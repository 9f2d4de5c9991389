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

/** Folders of nouns, by area or beside the areas. */
const nounsIn = (home: string): string[] =>
  foldersIn(home).flatMap((folder) => (isArea(nameOf(folder)) ? foldersIn(folder) : [folder]))

/** The platform’s folders hold no noun of the product. */
const homes = ['machines', 'server', 'src/features', 'src/flows', 'src/processes']

const withoutNoun = ['machines/kit']

const isOfPlatform = (folder: string): boolean => folder.startsWith('server/platform/')

/** Reads the tree of this checkout. */
export const readTree = (): Tree => {
  const folders = homes
    .flatMap(nounsIn)
    .filter((folder) => !withoutNoun.includes(folder) && !isOfPlatform(folder))
  return {
    machines: folders.filter((folder) => folder.startsWith('machines/')),
    driven: readdirSync('tests/e2e/drivers')
      .filter((file) => file.endsWith('.driver.ts'))
      .map((file) => file.replace('.driver.ts', '')),
    folders: [...folders, 'server/platform'],
    tests: readdirSync('tests', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && !file.startsWith('e2e/generated'))
      .map((file) => join('tests', file).replaceAll('\\', '/'))
      .sort(),
  }
}
