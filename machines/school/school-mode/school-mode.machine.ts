import { setup } from 'xstate'
import { actsForSchool, schoolPathFrom, teacherPathFrom } from '#domain/school/school-mode.rules.ts'
import type {
	SchoolModeContext,
	SchoolModeEffects,
	SchoolModeEvent,
	SchoolModeInput,
} from './school-mode.types.ts'

type Switched = { event: { path: string } }

const from = ({ event: { path } }: Switched) => ({ path })
const storing = (school: boolean) => ({ type: 'storeMode' as const, params: { school } })

/**
 * Switches between the teacher's side and the school's side of the product (HDR-05, HDR-14,
 * SCH-07).
 */
export const schoolModeMachine = setup({
	types: {
		context: {} as SchoolModeContext,
		events: {} as SchoolModeEvent,
		input: {} as SchoolModeInput,
		meta: {} as { requirement: string },
	},
	actions: { ...({} as SchoolModeEffects) },
	guards: {
		actsForSchool: ({ context }) => actsForSchool(context.roles),
		isKept: ({ context }) => actsForSchool(context.roles) && context.kept,
		leadsToDashboard: (_, params: { path: string }) => schoolPathFrom(params.path) !== null,
		leadsToProfile: (_, params: { path: string }) => teacherPathFrom(params.path) !== null,
		isSchool: (_, params: { school: boolean }) => params.school,
	},
}).createMachine({
	id: 'school-mode',
	description: 'Which side of the product somebody is on.',
	context: ({ input }) => input,
	initial: 'opening',
	states: {
		opening: {
			meta: { requirement: 'SCH-07' },
			always: [
				{ guard: 'isKept', target: 'school', description: 'A reload stays on the same side.' },
				{ guard: 'actsForSchool', target: 'teacher' },
				{ target: 'unavailable' },
			],
		},
		unavailable: {
			description: 'Only points of contact have a school’s side, whatever the browser keeps.',
			meta: { requirement: 'SCH-07' },
		},
		teacher: {
			meta: { requirement: 'HDR-05' },
			on: {
				'mode.switched': [
					{
						guard: { type: 'leadsToDashboard', params: from },
						target: 'school',
						actions: [
							storing(true),
							{
								type: 'goTo',
								params: ({ event }: Switched) => ({ path: schoolPathFrom(event.path)! }),
							},
						],
						description: 'From the profile it leads to the school’s dashboard.',
						meta: { requirement: 'HDR-05' },
					},
					{ target: 'school', actions: storing(true), meta: { requirement: 'HDR-05' } },
				],
				'mode.observed': {
					guard: { type: 'isSchool', params: ({ event }) => ({ school: event.school }) },
					target: 'school',
				},
			},
		},
		school: {
			description: 'Header, menus, sidebar, avatar and colour are the school’s.',
			meta: { requirement: 'HDR-14' },
			on: {
				'mode.switched': [
					{
						guard: { type: 'leadsToProfile', params: from },
						target: 'teacher',
						actions: [
							storing(false),
							{
								type: 'goTo',
								params: ({ event }: Switched) => ({ path: teacherPathFrom(event.path)! }),
							},
						],
						description: 'From any page of the profile it leads to the profile.',
						meta: { requirement: 'HDR-05' },
					},
					{ target: 'teacher', actions: storing(false), meta: { requirement: 'HDR-05' } },
				],
				'mode.observed': {
					guard: { type: 'isSchool', params: ({ event }) => ({ school: !event.school }) },
					target: 'teacher',
				},
			},
		},
	},
})
