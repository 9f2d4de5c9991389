import { paginatedSelectMachine } from './paginated-select.machine.ts'
import type { PaginatedSelectContext, PaginatedSelectEvent } from './paginated-select.types.ts'

const option = { id: 's1', label: 'Nai Subah Public School' }

/** How the paths of paginated-select are found. */
export const paginatedSelectModel = {
	machine: paginatedSelectMachine,
	inputs: { empty: { chosen: null }, chosen: { chosen: option } },
	events: {
		'list.opened': { type: 'list.opened' },
		'list.closed': { type: 'list.closed' },
		'text.changed': { type: 'text.changed', text: 'Nai' },
		'option.chosen': { type: 'option.chosen', option },
		'page.retried': { type: 'page.retried' },
	} satisfies Record<string, PaginatedSelectEvent>,
	outcomes: {
		loadPage: {
			more: { output: { kind: 'more' } },
			last: { output: { kind: 'last' } },
			malformed: { output: { kind: 'malformed' } },
			unreachable: { error: new Error('offline') },
		},
		measureList: {
			near: { output: 10 },
			far: { output: 11 },
			gone: { error: new Error('no list') },
		},
	},
	delays: { debounce: 250, checkInterval: 300 },
	effects: ['logMissingOptions', 'reportChoice'],
	project: ({ text, chosen, isFirst }: PaginatedSelectContext) => ({
		text,
		chosen: chosen?.id ?? null,
		isFirst,
	}),
}
