import { assign, setup } from 'xstate'
import { toggled, unfolded } from './sidebar-sections.rules.ts'
import type {
	SidebarSectionsContext,
	SidebarSectionsEffects,
	SidebarSectionsEvent,
	SidebarSectionsInput,
} from './sidebar-sections.types.ts'

const storing = {
	type: 'storeSections' as const,
	params: ({ context }: { context: SidebarSectionsContext }) => ({ open: context.open }),
}

/**
 * The open sections of a sidebar: as the person left them, plus the current page's section
 * (SCH-02).
 */
export const sidebarSectionsMachine = setup({
	types: {
		context: {} as SidebarSectionsContext,
		events: {} as SidebarSectionsEvent,
		input: {} as SidebarSectionsInput,
		meta: {} as { requirement: string },
	},
	actions: {
		...({} as SidebarSectionsEffects),
		toggle: assign({
			open: ({ context }, params: { section: string }) => toggled(context.open, params.section),
		}),
		unfold: assign({
			open: ({ context }, params: { sections: readonly string[] }) =>
				unfolded(context.open, params.sections),
		}),
	},
	guards: {
		isFolded: ({ context }, params: { sections: readonly string[] }) =>
			params.sections.some((section) => !context.open.includes(section)),
	},
}).createMachine({
	id: 'sidebar-sections',
	description: 'The folded and unfolded sections of the sidebar of a school.',
	context: ({ input }) => ({ open: input.open }),
	on: {
		'section.toggled': {
			actions: [{ type: 'toggle', params: ({ event }) => ({ section: event.section }) }, storing],
			meta: { requirement: 'SCH-02' },
		},
		'place.observed': {
			description: 'The page that is shown is seen in the sidebar.',
			guard: {
				type: 'isFolded',
				params: ({ event }) => ({ sections: event.sections }),
			},
			actions: [{ type: 'unfold', params: ({ event }) => ({ sections: event.sections }) }, storing],
			meta: { requirement: 'SCH-02' },
		},
	},
})
