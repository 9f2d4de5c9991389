import type { Text } from './text-page.types.ts'

/**
 * For loaders: the text of a page that is known to have one; the reading of texts stays out of the
 * first load.
 */
export const readText = async (name: string): Promise<Text> =>
  (await (await import('./load-text.ts')).loadText(name))!
