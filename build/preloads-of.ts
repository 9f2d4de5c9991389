/** Built files that every page has when it answers to touch. */
const isThere = /\/(main|vendor|rolldown-runtime)-[\w-]+\.js$/

/**
 * What is fetched beside a chunk that is imported when it is needed. The names of all such files
 * stand in the first load: the chunk, which its import names, and what every page has are left out.
 */
export const preloadsOf = (chunk: string, files: string[]): string[] =>
  files.filter((file) => file !== chunk && !isThere.test(file))
