import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What parts are chosen from: the machines by noun, those of them that a browser can take along their paths, the folders of code that hold
 * one noun each, and the files of tests.
 */
export type Tree = { machines: string[]; driven: string[]; folders: string[]; tests: string[] }

const foldersIn = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${path}/${name}`)

const homes = ['machines', 'server', 'src/features', 'src/flows', 'src/processes']

/** Reads the tree of this checkout. */
export const readTree = (): Tree => ({
  machines: foldersIn('machines')
    .map((folder) => folder.replace('machines/', ''))
    .filter((noun) => noun !== 'kit'),
  driven: readdirSync('tests/e2e/drivers')
    .filter((file) => file.endsWith('.driver.ts'))
    .map((file) => file.replace('.driver.ts', '')),
  folders: homes.flatMap(foldersIn).filter((folder) => folder !== 'machines/kit'),
  tests: readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && !file.startsWith('e2e/generated'))
    .map((file) => join('tests', file).replaceAll('\\', '/'))
    .sort(),
})
