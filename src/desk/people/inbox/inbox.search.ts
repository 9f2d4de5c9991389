import { oneOf, readSearchBy, words } from '#api/search-fields.ts'
import { inboxKinds } from '#domain/people/inbox.rules.ts'

/** Choices of the list by owner. */
export const inboxOwners = ['me', 'nobody'] as const

/** The place of the inbox: what is in the URL, already validated. */
export type InboxSearch = {
	kind?: (typeof inboxKinds)[number]
	owner?: (typeof inboxOwners)[number]
	search?: string
}

/** Reads the place from a URL; what is wrong is left out. */
export const readInboxSearch: (raw: Record<string, unknown>) => InboxSearch = readSearchBy({
	kind: oneOf(inboxKinds),
	owner: oneOf(inboxOwners),
	search: words(120),
})
