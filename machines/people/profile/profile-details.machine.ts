import { assign, setup } from 'xstate'
import { answered, isKind } from '#machines/kit/answered.ts'
import { type DetailsField, errorsOf, isSame, readDraft } from './profile-details.rules.ts'
import type {
	ProfileDetailsActors,
	ProfileDetailsContext,
	ProfileDetailsEffects,
	ProfileDetailsEvent,
	ProfileDetailsInput,
	ProfileDetailsTag,
	SaveDetailsVerdict,
} from './profile-details.types.ts'

const storing = {
	type: 'storeDraft' as const,
	params: ({ context: { accountId, draft } }: { context: ProfileDetailsContext }) => ({
		accountId,
		draft,
	}),
}

/** Name and phone of the person who is signed in. */
export const profileDetailsMachine = setup({
	types: {
		context: {} as ProfileDetailsContext,
		events: {} as ProfileDetailsEvent,
		input: {} as ProfileDetailsInput,
		tags: {} as ProfileDetailsTag,
		meta: {} as { requirement: string },
	},
	actors: {} as ProfileDetailsActors,
	actions: {
		...({} as ProfileDetailsEffects),
		assignField: assign(({ context }, params: { field: DetailsField; value: string }) => {
			const { [params.field === 'name' ? 'name' : 'phone']: _, ...errors } = context.errors
			return { draft: { ...context.draft, [params.field]: params.value }, errors }
		}),
		showErrors: assign({ errors: ({ context }) => errorsOf(context.draft) }),
		refusePhone: assign({ errors: { phone: 'invalid' } }),
		assignSaved: assign(({ context }) => ({ saved: context.draft })),
	},
	guards: {
		hasErrors: ({ context }) => Object.keys(errorsOf(context.draft)).length > 0,
		isUnchanged: ({ context }) => isSame(context.draft, context.saved),
		isKind,
	},
}).createMachine({
	id: 'profile-details',
	description: 'Changing one’s name and phone.',
	context: ({ input: { accountId, saved, stored } }) => ({
		accountId,
		saved,
		draft: readDraft(stored, accountId) ?? saved,
		errors: {},
	}),
	initial: 'editing',
	states: {
		editing: {
			meta: { requirement: 'SES-04' },
			initial: 'idle',
			on: {
				'field.changed': {
					actions: [
						{
							type: 'assignField',
							params: ({ event: { field, value } }) => ({ field, value }),
						},
						storing,
					],
				},
				'form.submitted': [
					{ guard: 'hasErrors', target: '.idle', actions: ['showErrors', 'focusError'] },
					{ guard: 'isUnchanged', target: '.idle', actions: 'announceNothing' },
					{ target: 'saving' },
				],
			},
			states: {
				idle: {},
				failed: {
					description: 'Nothing was changed on the server; what was typed is still there.',
					tags: 'failed',
				},
			},
		},
		saving: {
			tags: 'busy',
			meta: { requirement: 'SES-04' },
			invoke: {
				id: 'saveDetails',
				src: 'saveDetails',
				input: ({ context }) => context.draft,
				onDone: [
					{
						guard: answered<SaveDetailsVerdict>('saved'),
						target: 'editing',
						actions: ['assignSaved', 'discardDraft', 'announceSaved'],
					},
					{
						target: 'editing',
						actions: ['refusePhone', 'focusError'],
						description: 'The server is the judge of numbers.',
					},
				],
				onError: 'editing.failed',
			},
		},
	},
})
