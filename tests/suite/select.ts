import { type Area, areas, isArea } from './areas.ts'
import type { Tree } from './tree.ts'

/** Selected tests: machines by noun, whose paths are taken, and files. */
export type Selection = { machines: string[]; files: string[] }

/** A word that names no part; the message lists the parts. */
export class UnknownPart extends Error {}

/** Runs the paths of all machines; which, a selection says by their nouns. */
export const pathFiles: readonly string[] = [
	'tests/machines/machines.test.ts',
	'tests/e2e/atlas/paths.spec.ts',
]

/** The noun of a folder, or the first word of a file's name. */
const nameOf = (path: string): string => path.split('/').at(-1)!.split('.')[0]!

/** The area of folders outside the areas. */
const elsewhere: Record<string, Area> = {
	'tests/atlas': 'atlas',
	'tests/build': 'platform',
	'tests/requirements': 'platform',
	'tests/suite': 'platform',
	'server/sandbox': 'platform',
	'server/setup': 'platform',
}

/** The area of a file of tests or a folder of code; null where its path names none. */
export const areaOf = (path: string): Area | null => {
	const found = path.split('/').find(isArea)
	const [first, second] = path.split('/')
	return elsewhere[`${first}/${second}`] ?? found ?? null
}

const choose = (tree: Tree, isChosen: (path: string) => boolean): Selection => ({
	machines: tree.machines.filter(isChosen).map(nameOf),
	files: tree.tests.filter((file) => !pathFiles.includes(file) && isChosen(file)),
})

const ofArea = (area: Area, tree: Tree): Selection => choose(tree, (path) => areaOf(path) === area)

/**
 * Returns the words that select a path: its name and, for a machine, its noun, which may hold
 * several machines.
 */
const wordsFor = (path: string): string[] => {
	const [home, , noun] = path.split('/')
	return home === 'machines' && noun ? [nameOf(path), noun] : [nameOf(path)]
}

/**
 * Selects a noun and what begins with it in its areas: `school` selects `school-mode`; `card` does
 * not select `card-payment` of another area.
 */
const ofNoun = (noun: string, tree: Tree): Selection => {
	const isNamed = (path: string) =>
		wordsFor(path).some((word) => word === noun || word === `${noun}s`)
	const homes = [...tree.folders, ...tree.tests].filter(isNamed).map(areaOf)
	return choose(
		tree,
		(path) =>
			isNamed(path) || (nameOf(path).startsWith(`${noun}-`) && homes.includes(areaOf(path))),
	)
}

const ofPath = (path: string, tree: Tree): Selection => {
	const isBelow = (file: string) => file === path || file.startsWith(`${path}/`)
	if (path === 'tests' || path.startsWith('tests/'))
		return { machines: [], files: tree.tests.filter(isBelow) }
	if (path === 'atlas' || path.startsWith('atlas/')) return ofArea('atlas', tree)
	const folder = tree.folders.find((one) => path === one || path.startsWith(`${one}/`))
	if (folder && !isArea(nameOf(folder))) return ofNoun(nameOf(folder), tree)
	const area = areaOf(path)
	return area && (folder || tree.folders.some((one) => one.startsWith(`${path}/`)))
		? ofArea(area, tree)
		: { machines: [], files: [] }
}

const ofWord = (word: string, tree: Tree): Selection => {
	if (isArea(word)) return ofArea(word, tree)
	const path = word.replace(/^\.\//, '').replace(/\/$/, '')
	return path.includes('/') || path === 'tests' ? ofPath(path, tree) : ofNoun(path, tree)
}

/**
 * Selects what `npm test -- <words>` runs. A word is an area, a noun, a folder of code with one, or
 * a test file or folder.
 * @throws UnknownPart for a word without tests
 */
export const select = (asked: readonly string[], tree: Tree): Selection => {
	const chosen = asked.map((word) => {
		const found = ofWord(word, tree)
		if (found.machines.length + found.files.length === 0)
			throw new UnknownPart(
				`No test belongs to '${word}'. Parts are ${areas.join(', ')}; a noun (${tree.machines.slice(0, 3).map(nameOf).join(', ')} …); a folder of code that holds one (machines/shop/cart, server/shop/cart, src/features/shop/cart); a file or folder of tests (tests/server/shop/cart.test.ts).`,
			)
		return found
	})
	const union = (lists: string[][]) => [...new Set(lists.flat())].sort()
	return {
		machines: union(chosen.map(({ machines }) => machines)),
		files: union(chosen.map(({ files }) => files)),
	}
}
