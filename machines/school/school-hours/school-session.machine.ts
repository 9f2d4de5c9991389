import { assign, setup } from 'xstate'
import { type SessionDraft, sessionFaults } from '#domain/school/school-session.rules.ts'
import { answered, isKind } from '#machines/kit/answered.ts'
import { answeredFailure, failureActions, unavailable } from '#machines/kit/failure.ts'
import type {
	SessionActors,
	SessionContext,
	SessionEffects,
	SessionEvent,
	SessionFailure,
	SessionInput,
	SessionTag,
	SessionVerdict,
} from './school-session.types.ts'
import { readKept } from './session-draft.rules.ts'

type InContext = { context: SessionContext }

const faultsOf = ({ draft, today, attending }: SessionContext) =>
	sessionFaults(draft, today, attending.length)
const keeping = {
	type: 'storeDraft' as const,
	params: ({ context: { id, draft, attending } }: InContext) => ({
		kept: { id, draft, attending },
	}),
}
const forgetting = { type: 'storeDraft' as const, params: { kept: null } }
const failing = answeredFailure<SessionFailure>()
const unanswered = {
	target: 'editing.failed',
	actions: unavailable,
} as const

/**
 * Records, corrects or removes a session that a school held for its teachers, with attendance
 * (HRS-03).
 */
export const schoolSessionMachine = setup({
	types: {
		context: {} as SessionContext,
		events: {} as SessionEvent,
		input: {} as SessionInput,
		tags: {} as SessionTag,
		meta: {} as { requirement: string },
	},
	actors: {} as SessionActors,
	actions: {
		...({} as SessionEffects),
		assignDetail: assign(({ context }, params: { field: keyof SessionDraft; value: string }) => ({
			draft: { ...context.draft, [params.field]: params.value },
			faults: { ...context.faults, [params.field]: undefined },
		})),
		tick: assign(({ context }, { ids, ticked }: { ids: readonly string[]; ticked: boolean }) => {
			const others = context.attending.filter((id) => !ids.includes(id))
			return {
				attending: ticked ? [...others, ...ids] : others,
				faults: { ...context.faults, attending: undefined },
			}
		}),
		seek: assign({ sought: (_, { words }: { words: string }) => words }),
		assignFaults: assign({ faults: ({ context }) => faultsOf(context) }),
		...failureActions<SessionFailure>(),
	},
	guards: {
		isComplete: ({ context }) => Object.keys(faultsOf(context)).length === 0,
		isRecorded: ({ context }) => context.isKept,
		isKind,
	},
}).createMachine({
	id: 'school-session',
	description: 'What is typed and ticked stays over a reload and a lost connection.',
	context: ({ input: { id, isKept, draft, attending, teachers, today, stored } }) => {
		const read = readKept(stored)
		const kept = read?.id === id ? read : { draft, attending }
		return {
			...{ id, isKept, draft: kept.draft },
			attending: kept.attending.filter((one) => teachers.includes(one)),
			...{ sought: '', today, faults: {}, failure: null },
		}
	},
	initial: 'editing',
	states: {
		editing: {
			meta: { requirement: 'HRS-03' },
			initial: 'idle',
			on: {
				'detail.changed': {
					target: '.idle',
					actions: [
						{
							type: 'assignDetail',
							params: ({ event: { field, value } }) => ({ field, value }),
						},
						keeping,
					],
				},
				'teacher.toggled': {
					target: '.idle',
					actions: [
						{
							type: 'tick',
							params: ({ context, event: { id } }) => ({
								ids: [id],
								ticked: !context.attending.includes(id),
							}),
						},
						keeping,
					],
				},
				'teachers.ticked': {
					target: '.idle',
					actions: [
						{ type: 'tick', params: ({ event: { ids, ticked } }) => ({ ids, ticked }) },
						keeping,
					],
					description:
						'All that are found are ticked or unticked together; who is not found stays.',
				},
				'search.changed': {
					actions: { type: 'seek', params: ({ event: { words } }) => ({ words }) },
				},
				'session.submitted': [
					{ guard: 'isComplete', target: 'sending' },
					{
						target: '.idle',
						actions: ['assignFaults', 'focusFault'],
						description: 'The first field that is wrong gets the focus.',
					},
				],
				'removal.requested': { guard: 'isRecorded', target: 'asking' },
			},
			states: {
				idle: {},
				failed: {
					description: 'Nothing was changed; everything that was typed is still there.',
					tags: 'failed',
					meta: { requirement: 'HRS-03' },
					exit: 'clearFailure',
				},
			},
		},
		sending: {
			tags: 'busy',
			meta: { requirement: 'HRS-03' },
			invoke: {
				id: 'saveSession',
				src: 'saveSession',
				input: ({ context: { id, isKept, draft, attending } }) => ({
					...{ id, isKept, draft, attending },
				}),
				onDone: [
					{ guard: answered<SessionVerdict>('done'), target: 'saved' },
					{ target: 'editing.failed', actions: failing },
				],
				onError: unanswered,
			},
		},
		asking: {
			tags: 'asking',
			description:
				'With a session the hours of everybody who was there go, and nothing brings them back.',
			meta: { requirement: 'HRS-03' },
			on: { 'removal.confirmed': 'removing', 'removal.dismissed': 'editing' },
		},
		removing: {
			tags: ['busy', 'asking'],
			meta: { requirement: 'HRS-03' },
			invoke: {
				id: 'removeSession',
				src: 'removeSession',
				input: ({ context: { id } }) => ({ id }),
				onDone: [
					{ guard: answered<SessionVerdict>('done'), target: 'removed' },
					{ target: 'editing.failed', actions: failing },
				],
				onError: unanswered,
			},
		},
		saved: {
			type: 'final',
			meta: { requirement: 'HRS-03' },
			entry: [forgetting, { type: 'leaveForm', params: { outcome: 'saved' } }],
		},
		removed: {
			type: 'final',
			meta: { requirement: 'HRS-03' },
			entry: [forgetting, { type: 'leaveForm', params: { outcome: 'removed' } }],
		},
	},
})
