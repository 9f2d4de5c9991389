const MOST = 5

/**
 * Checks that a predicate holds of every item of a list. An empty list is refused: nothing would be checked.
 * @throws Error with the first items of which it does not hold
 */
export const expectEvery = <T>(list: readonly T[], holds: (item: T) => boolean): void => {
  if (list.length === 0) throw new Error('The list is empty: nothing was checked.')
  const breaking = list.filter((item) => !holds(item))
  if (breaking.length === 0) return
  const shown = breaking.slice(0, MOST).map((item) => JSON.stringify(item))
  throw new Error(`Does not hold of ${breaking.length} of ${list.length}: ${shown.join(', ')}`)
}
