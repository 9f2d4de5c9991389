import { assign, setup } from 'xstate'
import { answered, isKind } from '#machines/kit/answered.ts'
import { askedText, isAskable } from './search-suggestion.rules.ts'
import type {
	SearchSuggestionActors,
	SearchSuggestionContext,
	SearchSuggestionEvent,
	SearchSuggestionInput,
	SearchSuggestionTag,
	SuggestionVerdict,
} from './search-suggestion.types.ts'

/** Suggestions while somebody types what they look for (FND-02). */
export const searchSuggestionMachine = setup({
	types: {
		context: {} as SearchSuggestionContext,
		events: {} as SearchSuggestionEvent,
		input: {} as SearchSuggestionInput,
		tags: {} as SearchSuggestionTag,
		meta: {} as { requirement: string },
	},
	actors: {} as SearchSuggestionActors,
	actions: {
		assignText: assign({ text: (_, params: { text: string }) => params.text }),
		show: assign({ shown: ({ context }) => askedText(context.text) }),
		hide: assign({ shown: null }),
	},
	guards: { isAskable: (_, params: { text: string }) => isAskable(params.text), isKind },
	delays: { debounce: 150 },
}).createMachine({
	id: 'search-suggestion',
	description: 'From the first letters in the search box to a list of what they may mean.',
	context: ({ input }) => ({ text: input.text, shown: null }),
	initial: 'opening',
	on: {
		'text.changed': [
			{
				guard: { type: 'isAskable', params: ({ event }) => ({ text: event.text }) },
				target: '.waiting',
				actions: { type: 'assignText', params: ({ event }) => ({ text: event.text }) },
				description: 'Drops the answer to the text before, should it still come.',
				meta: { requirement: 'FND-02' },
			},
			{
				target: '.quiet',
				actions: { type: 'assignText', params: ({ event }) => ({ text: event.text }) },
				description: 'One letter means too much.',
				meta: { requirement: 'FND-02' },
			},
		],
	},
	states: {
		opening: {
			meta: { requirement: 'FND-02' },
			always: [
				{
					guard: { type: 'isAskable', params: ({ context }) => ({ text: context.text }) },
					target: 'waiting',
				},
				{ target: 'quiet' },
			],
		},
		quiet: { meta: { requirement: 'FND-02' }, entry: 'hide' },
		waiting: {
			description: 'The person may still be typing; the list of the text before stays.',
			tags: 'busy',
			meta: { requirement: 'FND-02' },
			on: { 'suggestions.dismissed': 'dismissed' },
			after: { debounce: { target: 'asking', meta: { requirement: 'FND-02' } } },
		},
		asking: {
			tags: 'busy',
			meta: { requirement: 'FND-02' },
			on: { 'suggestions.dismissed': 'dismissed' },
			invoke: {
				id: 'findSuggestions',
				src: 'findSuggestions',
				input: ({ context }) => ({ text: askedText(context.text) }),
				onDone: [
					{
						guard: answered<SuggestionVerdict>('found'),
						target: 'shown',
						actions: 'show',
						meta: { requirement: 'FND-02' },
					},
					{ target: 'empty', meta: { requirement: 'FND-02' } },
				],
				onError: { target: 'failed', meta: { requirement: 'FND-02' } },
			},
		},
		shown: {
			tags: 'open',
			meta: { requirement: 'FND-02' },
			on: { 'suggestions.dismissed': 'dismissed' },
		},
		empty: {
			tags: 'open',
			meta: { requirement: 'FND-02' },
			entry: 'hide',
			on: { 'suggestions.dismissed': 'dismissed' },
		},
		failed: {
			description: 'No answer came; the search itself still works.',
			tags: ['open', 'failed'],
			meta: { requirement: 'FND-02' },
			entry: 'hide',
			on: { 'suggestions.dismissed': 'dismissed' },
		},
		dismissed: {
			description: 'Closed until the text changes or an arrow key asks again.',
			meta: { requirement: 'FND-02' },
			entry: 'hide',
			on: { 'suggestions.requested': 'asking' },
		},
	},
})
