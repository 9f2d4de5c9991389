/** Percent of lessons done, in whole percent; something without lessons is at 0. */
export const progressOf = (done: number, total: number): number =>
  total === 0 ? 0 : Math.round((100 * done) / total)
