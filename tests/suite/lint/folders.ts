import { areasOfProduct, isAreaOfProduct } from '../areas.ts'

/** Most files of code in one folder (design.md, issue 26.4). */
const MOST_FILES = 25

/** Trees whose folders are an area, and below it a noun. */
const BY_AREA = ['machines', 'server', 'src/features']

/** The tree of rules of both sides: a folder is an area and holds files. */
const RULES = /^domain\/([^/]+)\/(.+)$/

/** Trees whose folders are a noun. */
const BY_NOUN = ['src/flows', 'src/processes']

const isCode = (file: string) => /\.(tsx?|mjs|cjs|js)$/.test(file)

/** The nouns of each area, as the first table of the glossary lists them, spelt as folders. */
export const nounsOf = (glossary: string): Map<string, string[]> =>
	new Map(
		areasOfProduct.map((area) => {
			const row = glossary.match(new RegExp(`^\\| ${area} \\| (.+) \\|$`, 'm'))?.[1] ?? ''
			const words = row.replace(/ \([^)]*\)/g, '').split(', ')
			return [area, words.filter(Boolean).map((word) => word.replaceAll(' ', '-'))]
		}),
	)

const countsByFolder = (files: readonly string[]) => {
	const counts = new Map<string, number>()
	for (const file of files.filter(isCode)) {
		const folder = file.slice(0, file.lastIndexOf('/'))
		counts.set(folder, (counts.get(folder) ?? 0) + 1)
	}
	return counts
}

/**
 * Returns the faults of the code's folders as sentences: a folder that is no noun of the glossary,
 * a noun without a folder, a folder with too many files.
 * @param files paths of all files, as git lists them
 * @param glossary the text of docs/glossary.md
 */
export const faultsOfFolders = (files: readonly string[], glossary: string): string[] => {
	const nouns = nounsOf(glossary)
	const all = new Set([...nouns.values()].flat())
	const used = new Set<string>()
	const faults = new Set<string>()
	const inspect = (folder: string, noun: string, known: boolean) => {
		used.add(noun)
		if (!known) faults.add(`${folder} is no noun of docs/glossary.md`)
	}
	for (const file of files) {
		const area = BY_AREA.find((tree) => file.startsWith(`${tree}/`))
		const [where, noun, inside] = file.slice((area?.length ?? 0) + 1).split('/')
		if (area && isAreaOfProduct(where!) && inside !== undefined)
			inspect(`${area}/${where}/${noun}`, noun!, nouns.get(where!)!.includes(noun!))
		const [, rulesOf, rule] = RULES.exec(file) ?? []
		if (rulesOf !== undefined && (!isAreaOfProduct(rulesOf) || rule!.includes('/')))
			faults.add(`${file} is not domain/<area>/<name>.rules.ts`)
		const tree = BY_NOUN.find((one) => file.startsWith(`${one}/`))
		const [process, step] = file.slice((tree?.length ?? 0) + 1).split('/')
		if (tree && step !== undefined) inspect(`${tree}/${process}`, process!, all.has(process!))
	}
	for (const noun of all)
		if (!used.has(noun)) faults.add(`docs/glossary.md names ${noun}, which has no folder`)
	for (const [folder, count] of countsByFolder(files))
		if (count > MOST_FILES)
			faults.add(`${folder} has ${count} files of code, ${MOST_FILES} at most`)
	return [...faults]
}
