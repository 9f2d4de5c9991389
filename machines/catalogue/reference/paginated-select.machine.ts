import { assign, setup } from 'xstate'
import { answered, isKind } from '#machines/kit/answered.ts'
import { END_DISTANCE, type Option } from './paginated-select.rules.ts'
import type {
	PageVerdict,
	PaginatedSelectActors,
	PaginatedSelectContext,
	PaginatedSelectEffects,
	PaginatedSelectEvent,
	PaginatedSelectInput,
	PaginatedSelectTag,
} from './paginated-select.types.ts'

type Choice = { event: { option: Option } }

const retyping = {
	target: '#paginated-select.open.typing',
	actions: [
		{
			type: 'assignText' as const,
			params: ({ event }: { event: { text: string } }) => ({ text: event.text }),
		},
		{ type: 'reportChoice' as const, params: { option: null } },
	],
}

const choosing = [
	{ type: 'choose' as const, params: ({ event: { option } }: Choice) => ({ option }) },
	{ type: 'reportChoice' as const, params: ({ event: { option } }: Choice) => ({ option }) },
]

/** One of a long list that is loaded ten at a time (FLD-05). */
export const paginatedSelectMachine = setup({
	types: {
		context: {} as PaginatedSelectContext,
		events: {} as PaginatedSelectEvent,
		input: {} as PaginatedSelectInput,
		tags: {} as PaginatedSelectTag,
		meta: {} as { requirement: string },
	},
	actors: {} as PaginatedSelectActors,
	actions: {
		...({} as PaginatedSelectEffects),
		assignText: assign((_, { text }: { text: string }) => ({ text, chosen: null })),
		clearPages: assign({ isFirst: true }),
		assignPage: assign({ isFirst: false }),
		choose: assign((_, { option }: { option: Option }) => ({ chosen: option, text: option.label })),
	},
	guards: {
		isNearEnd: (_, { distance }: { distance: number }) => distance <= END_DISTANCE,
		isKind,
	},
	delays: { debounce: 250, checkInterval: 300 },
}).createMachine({
	id: 'paginated-select',
	description: 'Ten options at a time; scrolling to the end loads more while there are more.',
	context: ({ input: { chosen } }) => ({
		text: chosen?.label ?? '',
		chosen,
		isFirst: true,
	}),
	initial: 'closed',
	states: {
		closed: {
			meta: { requirement: 'FLD-05' },
			on: {
				'list.opened': 'open',
				'text.changed': retyping,
				'option.chosen': {
					actions: choosing,
					description: 'The list may close before it is said which option was pressed.',
				},
			},
		},
		open: {
			tags: 'open',
			meta: { requirement: 'FLD-05' },
			exit: 'clearPages',
			initial: 'loading',
			on: {
				'list.closed': 'closed',
				'text.changed': retyping,
				'option.chosen': { target: 'closed', actions: choosing },
			},
			states: {
				typing: {
					description: 'The list is asked for when nothing was typed for 250 ms.',
					entry: 'clearPages',
					after: { debounce: 'loading' },
				},
				loading: {
					tags: 'busy',
					invoke: {
						id: 'loadPage',
						src: 'loadPage',
						input: ({ context: { text, chosen, isFirst } }) => ({
							text: chosen ? '' : text,
							isFirst,
						}),
						onDone: [
							{
								guard: answered<PageVerdict>('more'),
								target: 'watching',
								actions: 'assignPage',
							},
							{
								guard: answered<PageVerdict>('last'),
								target: 'complete',
								actions: 'assignPage',
							},
							{
								target: 'failed',
								actions: 'logMissingOptions',
								description: 'A loader that answers no list of options is a fault of the program.',
							},
						],
						onError: 'failed',
					},
				},
				watching: {
					description: 'Every 300 ms it is looked whether the end of the list is near.',
					after: { checkInterval: 'measuring' },
				},
				measuring: {
					invoke: {
						id: 'measureList',
						src: 'measureList',
						onDone: [
							{
								guard: {
									type: 'isNearEnd',
									params: ({ event }: { event: { output: number } }) => ({
										distance: event.output,
									}),
								},
								target: 'loading',
								description: 'No more than 10 px are left.',
							},
							{ target: 'watching' },
						],
						onError: 'watching',
					},
				},
				complete: {},
				failed: {
					description: 'What was loaded before still shows.',
					tags: 'failed',
					on: { 'page.retried': 'loading' },
				},
			},
		},
	},
})
