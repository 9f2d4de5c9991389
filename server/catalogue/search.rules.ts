import {
  estimate,
  every,
  isKnown,
  nearOf,
  type Reading,
  ranksOf,
  type UnderstoodConcepts,
} from '#server/catalogue/alternative.rules.ts'
import type { Said } from '#server/catalogue/list-filter.rules.ts'

/** What a search looks for, as texts of the type tsquery, and how many resources that may be. */
export type SearchPlan = {
  /** Every concept occurs, at least as a part, nearly, or by what is akin to it. */
  any: string
  /** Every concept occurs in a form or by a word that means the same, where the catalogue knows it so. */
  whole: string
  /** The same, in the title. */
  title: string
  /** Estimates by the frequencies of the words, as if they were independent. */
  expected: { any: number; title: number }
  /** Some concept is only found by words spelt like it. */
  isNear: boolean
  /** The conditions that words mean. */
  said?: Said
  /** Words that were understood, in the title: all of them, and any of them; empty where the catalogue holds none. */
  plus?: { all: string; some: string }
}

/** The words of a search for everything: it asks for none. */
export const EVERYTHING = ''

const planConcepts = (reading: Reading): SearchPlan | null => {
  const { concepts, size } = reading
  const read = concepts.map((concept) => {
    const ranks = ranksOf(concept, reading).filter((rank) => rank.length > 0)
    return ranks.length > 0 ? ranks : [nearOf(concept, reading)]
  })
  if (read.length === 0 || read.some(([rank]) => rank!.length === 0)) return null
  const all = read.map((ranks) => ranks.flat())
  const best = read.map((ranks) => ranks[0]!)
  return {
    any: every(all),
    whole: every(best),
    title: every(best, 't:'),
    expected: { any: estimate(all, 'resources', size), title: estimate(best, 'titles', size) },
    isNear: concepts.some((concept) => !isKnown(concept, reading)),
  }
}

/** A search of nothing but words that were understood. */
const everything = (size: number): SearchPlan => ({
  any: EVERYTHING,
  whole: '',
  title: '',
  expected: { any: size, title: 0 },
  isNear: false,
})

/** The words that were understood as they occur in a title; empty where the catalogue does not hold them all. */
const titledOf = ({ concepts }: UnderstoodConcepts, reading: Reading) => {
  const exact = concepts.map((concept) => ranksOf(concept, reading)[0]!)
  const isHeld = exact.length > 0 && exact.every((rank) => rank.length > 0)
  return {
    text: isHeld ? `(${every(exact, 't:')})` : '',
    titles: isHeld ? estimate(exact, 'titles', reading.size) : 0,
  }
}

const joined = (texts: string[], by: string) => texts.filter(Boolean).join(by)

/** What the words mean, as conditions; a title that holds the words meets them too, for a price only one that holds the whole search. */
const saidOf = (
  understood: readonly UnderstoodConcepts[],
  titled: readonly string[],
  title: string,
): Said => {
  const said: Said = {}
  understood.forEach(({ kind, names }, n) => {
    if (kind === 'optional') return
    const known = said[kind] ?? { names: [], titled: '' }
    said[kind] = {
      names: [...known.names, ...names],
      titled: kind === 'price' ? title : joined([known.titled, titled[n]!], ' | '),
    }
  })
  return said
}

/**
 * Joins what stands for each concept by or, and the concepts by and.
 * @returns null when some concept has nothing that stands for it: nothing is found
 */
export const planSearch = (reading: Reading): SearchPlan | null => {
  const { concepts, understood = [], size } = reading
  const words = planConcepts(reading)
  if (understood.length === 0 || (!words && concepts.length > 0)) return words
  const plan = words ?? everything(size)
  const titled = understood.map((one) => titledOf(one, reading))
  const texts = titled.map(({ text }) => text)
  const isWhole = texts.every(Boolean) && texts.length + concepts.length > 1
  const titles = titled.reduce((sum, one) => sum + one.titles, 0)
  const share = plan.expected.any / Math.max(size, 1)
  return {
    ...plan,
    said: saidOf(understood, texts, isWhole ? joined([plan.title, ...texts], ' & ') : ''),
    plus: { all: isWhole && texts.length > 1 ? texts.join(' & ') : '', some: joined(texts, ' | ') },
    expected: { any: plan.expected.any, title: plan.expected.title + titles * share },
  }
}

/** What is in a title: every concept, or words that were understood beside every concept. */
export const titlesOf = ({ any, title, plus }: SearchPlan): string =>
  joined(
    [
      title && `(${title})`,
      plus?.some ? `(${joined([any && `(${any})`, `(${plus.some})`], ' & ')})` : '',
    ],
    ' | ',
  )
