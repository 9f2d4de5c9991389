import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { TextName } from '#domain/web/text-page.rules.ts'
import { readSource } from '#features/web/text-page/text-sources.ts'

/** A page and the language of its text. */
export type TextPlace = { language: 'en' | 'hi'; name: TextName }

/** A text of the list. */
export type ListedText = TextPlace & { changed_at: string | null }

/** Key of all queries of texts in the desk. */
export const textsKey = ['mine', 'desk', 'texts'] as const

/** Every page of text in each language (28.3). */
export const textsQuery = queryOptions({
	queryKey: [...textsKey, 'list'],
	queryFn: async ({ signal }) => (await api.GET('/desk/texts', { signal })).data!.data,
	staleTime: 0,
})

/** The text of a page with its version; the shipped one where the shop has none. */
export const textQuery = ({ language, name }: TextPlace) =>
	queryOptions({
		queryKey: [...textsKey, 'one', language, name],
		queryFn: async ({ signal }) => {
			const params = { path: { language, name } }
			const { data } = await api.GET('/desk/texts/{language}/{name}', { params, signal })
			const shipped = (await readSource(language, name)) ?? ''
			return { shipped, version: data!.version, source: data!.source ?? shipped }
		},
		staleTime: 0,
		refetchOnWindowFocus: false,
	})

/** The text of every page, as a file of them has it (28.3). */
export const readTexts = async (queryClient: QueryClient) => {
	const lines = []
	for (const { name, language } of await queryClient.fetchQuery(textsQuery)) {
		const { source } = await queryClient.fetchQuery(textQuery({ name, language }))
		if (source !== '') lines.push({ name, language, source })
	}
	return lines
}

/** Writes a text over the version that was read. */
export const storeText = (
	place: TextPlace,
	body: { source: string; version: number },
	signal: AbortSignal,
) => api.PUT('/desk/texts/{language}/{name}', { params: { path: place }, body, signal })

/** Uses the shipped text again. */
export const resetText = (place: TextPlace, version: number, signal: AbortSignal) =>
	api.DELETE('/desk/texts/{language}/{name}', {
		params: { path: place, query: { version } },
		signal,
	})
