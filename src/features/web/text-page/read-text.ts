import type { QueryClient } from '@tanstack/react-query'
import type { Text, TextName } from '#domain/web/text-page.rules.ts'

/** For loaders: the text of a page; the reading of texts stays out of the first load. */
export const readText = async (name: TextName, queryClient: QueryClient): Promise<Text> =>
	(await import('./load-text.ts')).loadText(name, queryClient)
