const primitive = (hint: string) => (hint === 'number' ? 0 : '')

const answers = new Map<PropertyKey, unknown>([
  [Symbol.toPrimitive, primitive],
  [Symbol.iterator, () => [].values()],
  ['length', 0],
  ['size', 0],
  ['toJSON', undefined],
  ['then', undefined],
])

/**
 * Stands for a value of which nothing is known: every property of it, and whatever it returns, is again such a value; as a list it is
 * empty, as a number 0, as text blank. In situations it is not shown.
 */
export const anything: unknown = new Proxy(() => anything, {
  get: (_, key) => (answers.has(key) ? answers.get(key) : anything),
})

/** An event of which only the type is known. */
export const eventOf = (type: string): { type: string } =>
  new Proxy({ type }, { get: (event, key) => (key in event ? event.type : anything) })
