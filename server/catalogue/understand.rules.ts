import type { Shelf } from '#server/catalogue/list-filter.rules.ts'
import type { Token } from '#server/catalogue/search-text.rules.ts'
import type { Meanings, Stems } from '#server/catalogue/synonym.rules.ts'
import { readUnderstood, type Understood } from '#server/catalogue/understood.rules.ts'

/**
 * How many words from a place on are one phrase of the synonyms; 1 where none is. Small words inside a phrase belong to it.
 * @param stems holds every word of the search that is not small
 */
export const phraseLengthIn =
  (tokens: Token[], stems: Stems, meanings: Meanings, small: ReadonlySet<string>) =>
  (at: number): number => {
    if (small.has(tokens[at]!.word)) return 1
    for (let to = tokens.length; to > at + 1; to -= 1) {
      const words = tokens.slice(at, to).flatMap(({ word }) => (small.has(word) ? [] : [word]))
      const key = words.map((word) => stems.get(word) ?? word).join(' ')
      if (words.length > 1 && !small.has(tokens[to - 1]!.word) && meanings.has(key)) return to - at
    }
    return 1
  }

type Searched = {
  text: string
  tokens: Token[]
  /** The words that count. */
  words: string[]
  shelf: Shelf
  phraseLength: (at: number) => number
}

/** Bundles have no other type and give no certificate. */
const forShelf = (one: Understood, shelf: Shelf): Understood =>
  shelf === 'bundles' && (one.kind === 'types' || one.kind === 'certificate')
    ? { ...one, kind: 'optional', names: [] }
    : one

/** What is understood of a search, and the words that must be met; words that need not be met must be where there is nothing else. */
export const understand = ({ text, tokens, words, shelf, phraseLength }: Searched) => {
  const read = readUnderstood(text, tokens, phraseLength)
  const understood = read.understood.map((one) => forShelf(one, shelf))
  const left = new Set(read.rest.map(({ word }) => word))
  const rest = words.filter((word) => left.has(word))
  const isOptional = understood.every(({ kind }) => kind === 'optional')
  return rest.length === 0 && isOptional ? { understood: [], rest: words } : { understood, rest }
}
