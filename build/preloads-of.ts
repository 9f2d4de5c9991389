/** Built files that every page has when it answers to touch. */
const isThere = /\/(main|vendor|rolldown-runtime)-[\w-]+\.js$/

/**
 * Returns the files to preload with a chunk that is imported lazily. Their names are part of the
 * first load, so the chunk itself, which its import names, and files that every page has are left
 * out.
 */
export const preloadsOf = (chunk: string, files: string[]): string[] =>
	files.filter((file) => file !== chunk && !isThere.test(file))
