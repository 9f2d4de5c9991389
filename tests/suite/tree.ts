import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isArea } from './areas.ts'

/**
 * The parts to choose from: machines (area, folder, name), machines that a browser can drive,
 * folders of code, test files.
 */
export type Tree = { machines: string[]; driven: string[]; folders: string[]; tests: string[] }

const foldersIn = (path: string): string[] =>
	readdirSync(path, { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map(({ name }) => `${path}/${name}`)

const filesIn = (home: string): string[] =>
	readdirSync(home, { recursive: true, encoding: 'utf8' })
		.map((file) => join(home, file).replaceAll('\\', '/'))
		.sort()

const nameOf = (folder: string): string => folder.split('/').at(-1)!

/** Areas hold folders of nouns; the platform holds no noun. */
const holdsNouns = (folder: string): boolean =>
	isArea(nameOf(folder)) && nameOf(folder) !== 'platform'

/** Folders of nouns, in areas or beside them. */
const nounsIn = (home: string): string[] =>
	foldersIn(home).flatMap((folder) => (holdsNouns(folder) ? foldersIn(folder) : [folder]))

/** Files of a folder and those below it whose names end so, without that end. */
const namesIn = (home: string, end: string): string[] =>
	filesIn(home)
		.filter((file) => file.endsWith(end))
		.map((file) => file.slice(0, -end.length))

const homes = ['machines', 'server', 'src/features', 'src/flows', 'src/processes']

const withoutNoun = ['machines/kit']

/** Reads the tree of this checkout. */
export const readTree = (): Tree => {
	const folders = homes.flatMap(nounsIn).filter((folder) => !withoutNoun.includes(folder))
	return {
		machines: namesIn('machines', '.machine.ts'),
		driven: namesIn('tests/e2e/drivers', '.driver.ts').map(nameOf),
		folders,
		tests: filesIn('tests').filter(
			(file) => /\.(test|spec)\.tsx?$/.test(file) && !file.startsWith('tests/e2e/generated'),
		),
	}
}
