import { sidebarSectionsMachine } from './sidebar-sections.machine.ts'
import type { SidebarSectionsContext, SidebarSectionsEvent } from './sidebar-sections.types.ts'

/** How the paths of a sidebar are found. */
export const sidebarSectionsModel = {
	machine: sidebarSectionsMachine,
	inputs: {
		folded: { open: [] },
		kept: { open: ['teachers'] },
	},
	events: {
		'section.toggled teachers': { type: 'section.toggled', section: 'teachers' },
		'section.toggled registers': { type: 'section.toggled', section: 'registers' },
		'place.observed registers': { type: 'place.observed', sections: ['teachers', 'registers'] },
		'place.observed outside': { type: 'place.observed', sections: [] },
	} satisfies Record<string, SidebarSectionsEvent>,
	outcomes: {},
	delays: {},
	effects: ['storeSections'],
	project: ({ open }: SidebarSectionsContext) => ({ open: [...open].sort() }),
}
