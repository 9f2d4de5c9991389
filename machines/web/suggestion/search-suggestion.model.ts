import { searchSuggestionMachine } from './search-suggestion.machine.ts'
import type { SearchSuggestionContext, SearchSuggestionEvent } from './search-suggestion.types.ts'

/** How the paths of search-suggestion are found. */
export const searchSuggestionModel = {
	machine: searchSuggestionMachine,
	inputs: { blank: { text: '' }, typed: { text: 'fractions' } },
	events: {
		'text.changed': { type: 'text.changed', text: 'fractions' },
		'text.changed short': { type: 'text.changed', text: ' f ' },
		'suggestions.dismissed': { type: 'suggestions.dismissed' },
		'suggestions.requested': { type: 'suggestions.requested' },
	} satisfies Record<string, SearchSuggestionEvent>,
	outcomes: {
		findSuggestions: {
			found: { output: { kind: 'found' } },
			nothing: { output: { kind: 'nothing' } },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: { debounce: 150 },
	effects: [],
	project: ({ text, shown }: SearchSuggestionContext) => ({ text, shown }),
}
