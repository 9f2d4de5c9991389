import { schoolModeMachine } from './school-mode.machine.ts'
import type { SchoolModeContext, SchoolModeEvent } from './school-mode.types.ts'

/** How the paths of school-mode are found. */
export const schoolModeModel = {
	machine: schoolModeMachine,
	inputs: {
		contact: { roles: ['main_poc'], kept: false },
		kept: { roles: ['additional_main_poc'], kept: true },
		teacher: { roles: ['teacher'], kept: true },
	},
	events: {
		'mode.switched': { type: 'mode.switched', path: '/learning' },
		'mode.switched profile': { type: 'mode.switched', path: '/profile' },
		'mode.switched dashboard': { type: 'mode.switched', path: '/profile/dashboard' },
		'mode.observed school': { type: 'mode.observed', school: true },
		'mode.observed teacher': { type: 'mode.observed', school: false },
	} satisfies Record<string, SchoolModeEvent>,
	outcomes: {},
	delays: {},
	effects: ['storeMode', 'goTo'],
	project: ({ roles, kept }: SchoolModeContext) => ({ roles, kept }),
}
