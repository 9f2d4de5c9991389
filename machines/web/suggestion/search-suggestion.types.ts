import type { PromiseActorLogic } from 'xstate'

/** True if anything was found; what was found is a fact of the query cache. */
export type SuggestionVerdict = { kind: 'found' } | { kind: 'nothing' }

export type SearchSuggestionContext = {
	/** The typed text of the search box. */
	text: string
	/** The text whose suggestions are shown; they stay while those of the next text are asked for. */
	shown: string | null
}

export type SearchSuggestionInput = {
	/** Text typed before the suggestions loaded. */
	text: string
}

export type SearchSuggestionEvent =
	| { type: 'text.changed'; text: string }
	/** Escape, a press elsewhere, or the box was left. */
	| { type: 'suggestions.dismissed' }
	/** An arrow key in the box while nothing is open. */
	| { type: 'suggestions.requested' }

/** `busy` while an answer is awaited, `open` while the list or a word instead of it is shown. */
export type SearchSuggestionTag = 'busy' | 'open' | 'failed'

export type SearchSuggestionActors = {
	/** Asks for the suggestions of a text; its call is aborted when the text changes. */
	findSuggestions: PromiseActorLogic<SuggestionVerdict, { text: string }>
}
