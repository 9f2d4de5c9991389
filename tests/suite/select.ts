import { type Area, areas, wordOf, words } from './areas.ts'
import type { Tree } from './tree.ts'

/** What of the tests is run: machines by noun, whose paths are taken, and files. */
export type Selection = { machines: string[]; files: string[] }

/** A word that names no part; the message lists the parts. */
export class UnknownPart extends Error {}

/** Runs the paths of all machines; which, a selection says by their nouns. */
export const pathFiles: readonly string[] = [
  'tests/machines/machines.test.ts',
  'tests/e2e/paths.spec.ts',
]

const nameOf = (file: string): string => file.split('/').at(-1)!.split('.')[0]!

/** The area of a file of tests; null where no word of an area is the beginning of its name. */
export const areaOf = (file: string): Area | null => {
  const [, folder = ''] = file.split('/')
  if (folder === 'atlas') return 'atlas'
  if (['build', 'requirements', 'suite'].includes(folder)) return 'platform'
  const word = wordOf(nameOf(file))
  return word === null ? null : words.get(word)!
}

const choose = (
  tree: Tree,
  ofMachine: (noun: string) => boolean,
  ofFile: (file: string) => boolean,
) => ({
  machines: tree.machines.filter(ofMachine),
  files: tree.tests.filter((file) => !pathFiles.includes(file) && ofFile(file)),
})

const ofArea = (area: Area, tree: Tree): Selection =>
  choose(
    tree,
    (noun) => words.get(wordOf(noun) ?? '') === area,
    (file) => areaOf(file) === area,
  )

/** A noun and what begins with it, unless that is another area’s: `card` has `card-action`, and not `card-payment`. */
const ofNoun = (noun: string, tree: Tree): Selection => {
  const area = words.get(wordOf(noun) ?? '')
  const isOf = (name: string) =>
    name === noun ||
    name === `${noun}s` ||
    (name.startsWith(`${noun}-`) && words.get(wordOf(name) ?? '') === area)
  return choose(tree, isOf, (file) => isOf(nameOf(file)))
}

const ofPath = (path: string, tree: Tree): Selection => {
  const isBelow = (file: string) => file === path || file.startsWith(`${path}/`)
  if (path === 'tests' || path.startsWith('tests/'))
    return { machines: [], files: tree.tests.filter(isBelow) }
  if (path === 'atlas' || path.startsWith('atlas/')) return ofArea('atlas', tree)
  const folder = tree.folders.find((one) => path === one || path.startsWith(`${one}/`))
  const noun = folder?.split('/').at(-1)
  if (!noun) return { machines: [], files: [] }
  return noun in areas ? ofArea(noun as Area, tree) : ofNoun(noun, tree)
}

const ofWord = (word: string, tree: Tree): Selection => {
  if (word in areas) return ofArea(word as Area, tree)
  const path = word.replace(/^\.\//, '').replace(/\/$/, '')
  return path.includes('/') || path === 'tests' ? ofPath(path, tree) : ofNoun(path, tree)
}

/**
 * What `npm test -- <words>` runs. A word is an area, a noun, a folder of code that holds one, or a file or folder of tests.
 * @throws UnknownPart for a word to which no test belongs
 */
export const select = (asked: readonly string[], tree: Tree): Selection => {
  const chosen = asked.map((word) => {
    const found = ofWord(word, tree)
    if (found.machines.length + found.files.length === 0)
      throw new UnknownPart(
        `No test belongs to '${word}'. Parts are ${Object.keys(areas).join(', ')}; a noun (${tree.machines.slice(0, 3).join(', ')} …); a folder of code that holds one (machines/cart, server/cart, src/features/cart); a file or folder of tests (tests/server/cart.test.ts).`,
      )
    return found
  })
  const union = (lists: string[][]) => [...new Set(lists.flat())].sort()
  return {
    machines: union(chosen.map(({ machines }) => machines)),
    files: union(chosen.map(({ files }) => files)),
  }
}
