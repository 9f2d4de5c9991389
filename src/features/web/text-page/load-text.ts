import type { QueryClient } from '@tanstack/react-query'
import { parseText, type Text, type TextName } from '#domain/web/text-page.rules.ts'
import { brand } from '#i18n/brand.ts'
import { getLocale } from '#i18n/runtime'
import { siteQuery } from '#processes/site.query.ts'
import { ownTextQuery } from './text-page.query.ts'
import { readSource } from './text-sources.ts'

/** The text of a page in the language of the visitor: the shop's own, or the shipped one. */
export const loadText = async (name: TextName, queryClient: QueryClient): Promise<Text> => {
	const language = getLocale()
	const { own_texts: own } = await queryClient.ensureQueryData(siteQuery)
	const source = own.includes(`${language}/${name}`)
		? await queryClient.ensureQueryData(ownTextQuery(language, name))
		: (await readSource(language, name))!
	return parseText(source.replaceAll('{brand}', brand()))
}
