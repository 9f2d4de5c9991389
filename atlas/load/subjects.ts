import { join } from 'node:path'
import { Complaint } from './complaint.ts'
import { loadFile, type Subject } from './machine-file.ts'
import { modelIn, nounsIn } from './product.ts'

/** The checkout that this atlas belongs to. */
export const home = join(import.meta.dirname, '../..')

/** One of the product's machines by its noun. */
export const loadNoun = async (noun: string): Promise<Subject> => {
  const folder = join(home, 'machines')
  const nouns = nounsIn(folder)
  if (!nouns.includes(noun))
    throw new Complaint(`There is no machine '${noun}'; there are ${nouns.join(', ')}`)
  const file = join(folder, noun, `${noun}.machine.ts`)
  return { noun, file, model: await modelIn(folder, noun) }
}

/**
 * The machines that a command was asked for: nouns, `all`, or a file from anywhere.
 * @throws Complaint when none was named or there is no such machine
 */
export const subjectsOf = async (
  names: readonly string[],
  file: string | undefined,
): Promise<Subject[]> => {
  if (file !== undefined) return [await loadFile(file)]
  if (names.length === 0)
    throw new Complaint(`Name a machine, or all, or --file path/to/machine.ts[:export]`)
  const nouns = names.includes('all') ? nounsIn(join(home, 'machines')) : names
  const subjects: Subject[] = []
  for (const noun of nouns) subjects.push(await loadNoun(noun))
  return subjects
}
