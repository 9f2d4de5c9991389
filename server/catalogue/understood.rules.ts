import { classesAt } from '#server/catalogue/class-words.rules.ts'
import { speltText, type Token } from '#server/catalogue/search-text.rules.ts'
import { languageWords, type WordMeaning, wordMeanings } from '#server/catalogue/word-meanings.ts'

/** What words can mean: a filter of the list, that a resource gives a certificate, or nothing that must be met. */
export type UnderstoodKind = 'price' | 'certificate' | 'types' | 'levels' | 'languages' | 'optional'

/** Words of a search that mean something else than their letters. */
export type Understood = {
  kind: UnderstoodKind
  /** Any of them, as the database names it; none of a certificate. */
  names: readonly string[]
  /** The words, folded. */
  words: string[]
  /** As they were typed. */
  text: string
}

type Meant = Pick<Understood, 'kind' | 'names'>
type Match = Meant & {
  length: number
  /** Words of it that can stand in a title; all of them unless named. */
  words?: string[]
}

const phrasesOf = (list: string) => list.split(',').map((text) => speltText(text))

const entriesOf = ({ words, kind, names = [] }: WordMeaning) =>
  phrasesOf(words).map((phrase): [string, Meant] => [phrase, { kind, names }])

const meanings = new Map(wordMeanings.flatMap(entriesOf))
const languages = new Map(
  Object.entries(languageWords).flatMap(([name, list]) =>
    phrasesOf(list).map((word) => [word, name] as const),
  ),
)
const mediums = new Set(['medium', 'madhyam', 'माध्यम'])
const inside = new Set(['me', 'mein', 'mai', 'में', 'मे'])
/** Most words of a phrase of the meanings. */
const LONGEST = 4

const languageAt = (words: string[], at: number): Match | null => {
  const spoken = (place: number) => languages.get(words[place] ?? '')
  const said = (name: string, length: number, word: string): Match => ({
    kind: 'languages',
    names: [name],
    length,
    words: [word],
  })
  const after = words[at] === 'in' ? spoken(at + 1) : undefined
  if (after) return said(after, mediums.has(words[at + 2] ?? '') ? 3 : 2, words[at + 1]!)
  const name = spoken(at)
  if (!name) return null
  const next = words[at + 1] ?? ''
  return mediums.has(next) || inside.has(next) ? said(name, 2, words[at]!) : null
}

const meaningAt = (words: string[], at: number): Match | null => {
  for (let length = LONGEST; length > 0; length -= 1) {
    const meant = meanings.get(words.slice(at, at + length).join(' '))
    if (meant && at + length <= words.length) return { ...meant, length }
  }
  return null
}

const matchAt = (words: string[], at: number): Match | null => {
  const classes = classesAt(words, at)
  if (classes) return { kind: 'levels', ...classes }
  return languageAt(words, at) ?? meaningAt(words, at)
}

/** Whether a hyphen joins a span to what stands beside it, as in `stress-free`; the parts of `pre-primary` are inside of it. */
const isPartOfWord = (tokens: Token[], at: number, length: number) =>
  tokens[at]!.isJoined || (tokens[at + length]?.isJoined ?? false)

/**
 * Splits a search into what is understood and the words that are left.
 * @param phraseLength how many words from a place on are one phrase of the synonyms; a longer phrase is not taken apart: `teacher training`
 */
export const readUnderstood = (
  text: string,
  tokens: Token[],
  phraseLength: (at: number) => number,
): { understood: Understood[]; rest: Token[] } => {
  const words = tokens.map(({ word }) => speltText(word))
  const understood: Understood[] = []
  const rest: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const match = matchAt(words, at)
    const phrase = phraseLength(at)
    const isMeant = match && match.length >= phrase && !isPartOfWord(tokens, at, match.length)
    const length = isMeant ? match.length : Math.max(phrase, 1)
    const span = tokens.slice(at, at + length)
    if (isMeant) {
      const plain = span.some(({ isQuoted }) => isQuoted)
      understood.push({
        kind: plain ? 'optional' : match.kind,
        names: plain ? [] : match.names,
        words: match.words ?? span.map(({ word }) => word),
        text: text.slice(span[0]!.from, span.at(-1)!.to),
      })
    } else rest.push(...span)
    at += length
  }
  return { understood, rest }
}
