import type { PromiseActorLogic } from 'xstate'
import type { Option } from './paginated-select.rules.ts'

/**
 * Result of loading a page: `more` pages follow, it was the `last`, or the answer is `malformed`.
 */
export type PageVerdict = { kind: 'more' } | { kind: 'last' } | { kind: 'malformed' }

export type PaginatedSelectInput = {
	/** Option chosen before the start. */
	chosen: Option | null
}

export type PaginatedSelectContext = {
	/** Text typed to find an option by its name. */
	text: string
	chosen: Option | null
	/** True if no page has been loaded since the list was opened or the text changed. */
	isFirst: boolean
}

export type PaginatedSelectEvent =
	| { type: 'list.opened' }
	| { type: 'list.closed' }
	| { type: 'text.changed'; text: string }
	| { type: 'option.chosen'; option: Option }
	| { type: 'page.retried' }

/** `open` while the list shows, `busy` while a page loads, `failed` while an error is shown. */
export type PaginatedSelectTag = 'open' | 'busy' | 'failed'

export type PaginatedSelectActors = {
	/**
	 * Loads the first page (at most ten options) or the next one. Rejects if the server does not
	 * answer.
	 */
	loadPage: PromiseActorLogic<PageVerdict, { text: string; isFirst: boolean }>
	/** Answers how many pixels of the list are below what is seen. */
	measureList: PromiseActorLogic<number>
}

export type PaginatedSelectEffects = {
	/** Writes to the console that a loader answered no list of options. */
	logMissingOptions: () => void
	/** Tells the form what is chosen; null when the text was changed after that. */
	reportChoice: (_: unknown, params: { option: Option | null }) => void
}
