/** A word of the catalogue that a searched word stands for: itself, one that holds it, or one spelt nearly like it. */
export type Candidate = {
  asked: string
  word: string
  /** How many resources hold it. */
  resources: number
  /** In how many titles it stands. */
  titles: number
}

/** What a search looks for, as texts of the type tsquery, and how many resources that may be. */
export type SearchPlan = {
  /** Every word asked for occurs, at least as a part or nearly. */
  any: string
  /** Every word occurs as it was written, where the catalogue knows it so. */
  whole: string
  /** The same, in the title. */
  title: string
  /** Estimates by the frequencies of the words, as if they were independent. */
  expected: { any: number; title: number }
}

const quoted = (word: string) => `'${word.replaceAll("'", "''")}'`

const every = (groups: string[][], prefix = '') =>
  groups.map((words) => `(${words.map((word) => quoted(prefix + word)).join(' | ')})`).join(' & ')

const estimate = (counts: number[], of: number) =>
  counts.reduce((rows, count) => rows * Math.min(1, count / Math.max(of, 1)), of)

const sum = (candidates: Candidate[], of: 'resources' | 'titles') =>
  candidates.reduce((total, candidate) => total + candidate[of], 0)

/**
 * Joins the candidates of each searched word by or, and the words by and.
 * @param size how many resources the catalogue holds
 * @returns null when some word has no candidate: nothing is found
 */
export const planSearch = (
  words: string[],
  candidates: Candidate[],
  size: number,
): SearchPlan | null => {
  const groups = words.map((word) => candidates.filter(({ asked }) => asked === word))
  if (groups.some((group) => group.length === 0)) return null
  const best = groups.map((group) => {
    const exact = group.filter(({ asked, word }) => asked === word)
    return exact.length > 0 ? exact : group
  })
  const wordsOf = (of: Candidate[][]) => of.map((group) => group.map(({ word }) => word))
  return {
    any: every(wordsOf(groups)),
    whole: every(wordsOf(best)),
    title: every(wordsOf(best), 't:'),
    expected: {
      any: estimate(
        groups.map((group) => sum(group, 'resources')),
        size,
      ),
      title: estimate(
        best.map((group) => sum(group, 'titles')),
        size,
      ),
    },
  }
}
