/**
 * Answers anything that is asked of it with itself, and a word of its own where a word is wanted.
 */
const anything = (word: string): unknown => {
  const self: unknown = new Proxy(() => self, {
    get: (_, key) => (key === Symbol.toPrimitive ? () => word : self),
    apply: () => self,
  })
  return self
}

const isWord = (value: unknown): boolean => typeof value === 'string' && value !== ''

const isWords = (value: unknown): boolean =>
  isWord(value) || (Array.isArray(value) && value.length > 0 && value.every(isWord))

/** A function that decides would be read as if it always decided the same way. */
const decides = /\?|[=!]==|&&|\|\||\bif\b/

/**
 * What is fixed in the params of a guard, in words: `wanted: valid` of `({event}) => ({kind:
 * event.output.kind, wanted: 'valid'})`. Found by asking twice with stand-ins for context and
 * event; what differs, or is no word, is not fixed.
 */
export const constantsOf = (params: unknown): string => {
  if (typeof params === 'function' && decides.test(String(params))) return ''
  const ask = (word: string): Record<string, unknown> => {
    const given =
      typeof params === 'function'
        ? params({ context: anything(word), event: anything(word) })
        : params
    return typeof given === 'object' && given !== null ? given : {}
  }
  try {
    const [one, other] = [ask('one'), ask('other')]
    return Object.keys(one)
      .filter((key) => isWords(one[key]) && String(one[key]) === String(other[key]))
      .map((key) => `${key}: ${[one[key]].flat().join(' or ')}`)
      .join(', ')
  } catch {
    return ''
  }
}
