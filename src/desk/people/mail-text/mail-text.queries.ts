import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { MailWords } from '#domain/people/mail-text.rules.ts'
import type { components, MailTexts } from '#openapi/v1.gen.ts'

/** A kind of mail and the language of its words. */
export type MailPlace = { language: 'en' | 'hi'; name: string }

export type MailText = components['schemas']['MailText']

/** A mail of the list. */
export type ListedMail = MailTexts['data'][number]

/** Key of all queries of mails in the desk. */
export const mailsKey = ['mine', 'desk', 'mails'] as const

/** Every kind of mail in each of its languages (28.3). */
export const mailsQuery = queryOptions({
	queryKey: [...mailsKey, 'list'],
	queryFn: async ({ signal }) => (await api.GET('/desk/mails', { signal })).data!.data,
	staleTime: 0,
})

/** The words of a mail with their version, and those that are shipped. */
export const mailQuery = (place: MailPlace) =>
	queryOptions({
		queryKey: [...mailsKey, 'one', place.language, place.name],
		queryFn: async ({ signal }) =>
			(await api.GET('/desk/mails/{language}/{name}', { params: { path: place }, signal })).data!,
		staleTime: 0,
		refetchOnWindowFocus: false,
	})

/** The words of every mail, as a file of them has them (28.3). */
export const readMailWords = async (queryClient: QueryClient) => {
	const lines = []
	for (const { name, language } of await queryClient.fetchQuery(mailsQuery)) {
		const { words } = await queryClient.fetchQuery(mailQuery({ name, language }))
		lines.push({ name, language, ...words })
	}
	return lines
}

/** Writes words over the version that was read. */
export const storeMail = (
	place: MailPlace,
	body: { words: MailWords; version: number },
	signal: AbortSignal,
) => api.PUT('/desk/mails/{language}/{name}', { params: { path: place }, body, signal })

/** Uses the shipped words again. */
export const resetMail = (place: MailPlace, version: number, signal: AbortSignal) =>
	api.DELETE('/desk/mails/{language}/{name}', {
		params: { path: place, query: { version } },
		signal,
	})

/** Sends typed words to oneself, and returns the address. */
export const tryMail = async (place: MailPlace, body: MailWords, signal: AbortSignal) => {
	const params = { path: place }
	const { data } = await api.POST('/desk/mails/{language}/{name}/tries', { params, body, signal })
	return data!.to
}
