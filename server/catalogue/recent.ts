/** How long a public answer is given again without asking the database, in ms. Prices are decided anew at purchase anyway. */
const FRESH_MS = 2000
/** Most answers kept at once. */
const LIMIT = 500

/**
 * Keeps public answers for a moment, so that many visitors of one page cost one query; those who ask together wait for the same one.
 * What belongs to a person never goes through here, a failure is not kept.
 */
export const recentAnswers = () => {
  const kept = new Map<string, { until: number; answer: Promise<unknown> }>()
  return <T>(key: string, find: () => Promise<T>): Promise<T> => {
    const now = performance.now()
    const known = kept.get(key)
    if (known && known.until > now) return known.answer as Promise<T>
    if (kept.size >= LIMIT) kept.clear()
    const answer = find()
    kept.set(key, { until: now + FRESH_MS, answer })
    answer.catch(() => kept.delete(key))
    return answer
  }
}
