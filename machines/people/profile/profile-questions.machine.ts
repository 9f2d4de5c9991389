import { assign, setup } from 'xstate'
import { changesOf, readDraft, type SavedAnswers, type Values } from './profile-questions.rules.ts'
import type {
	ProfileQuestionsActors,
	ProfileQuestionsContext,
	ProfileQuestionsEffects,
	ProfileQuestionsEvent,
	ProfileQuestionsInput,
	ProfileQuestionsTag,
} from './profile-questions.types.ts'

type InContext = { context: ProfileQuestionsContext }
type Saved = { event: { output: { answerId: string } } }

const unsaved = ({ context: { saved, draft } }: InContext) => changesOf(saved, draft)
const storing = {
	type: 'storeDraft' as const,
	params: ({ context: { accountId, draft } }: InContext) => ({ accountId, draft }),
}
const remembering = {
	type: 'assignSaved' as const,
	params: ({ event }: Saved) => ({ answerId: event.output.answerId }),
}

/** The questions of the profile: what was changed is sent answer by answer (PRF-06). */
export const profileQuestionsMachine = setup({
	types: {
		context: {} as ProfileQuestionsContext,
		events: {} as ProfileQuestionsEvent,
		input: {} as ProfileQuestionsInput,
		tags: {} as ProfileQuestionsTag,
		meta: {} as { requirement: string },
	},
	actors: {} as ProfileQuestionsActors,
	actions: {
		...({} as ProfileQuestionsEffects),
		assignAnswer: assign({
			draft: ({ context }, params: { questionId: string; values: Values }) => ({
				...context.draft,
				[params.questionId]: params.values,
			}),
		}),
		assignSaved: assign(({ context }, params: { answerId: string }) => {
			const { questionId, values } = changesOf(context.saved, context.draft)[0]!
			const { [questionId]: _, ...draft } = context.draft
			const { answerId } = params
			return { saved: { ...context.saved, [questionId]: { answerId, values } }, draft }
		}),
		followServer: assign({ saved: (_, params: { saved: SavedAnswers }) => params.saved }),
	},
	guards: {
		hasChanges: (input) => unsaved(input).length > 0,
		hasMore: (input) => unsaved(input).length > 1,
	},
}).createMachine({
	id: 'profile-questions',
	description: 'Answering the questions of the profile, and saving what was changed.',
	context: ({ input: { accountId, saved, stored } }) => ({
		accountId,
		saved,
		draft: readDraft(stored, accountId, Object.keys(saved)),
	}),
	initial: 'editing',
	states: {
		editing: {
			meta: { requirement: 'PRF-06' },
			initial: 'idle',
			on: {
				'answer.changed': {
					actions: [
						{
							type: 'assignAnswer',
							params: ({ event: { questionId, values } }) => ({ questionId, values }),
						},
						storing,
					],
				},
				'answers.observed': {
					actions: { type: 'followServer', params: ({ event }) => ({ saved: event.saved }) },
					description: 'What was touched here stays as it was typed.',
				},
				'form.submitted': [
					{ guard: 'hasChanges', target: 'saving' },
					{
						target: '.idle',
						actions: 'announceNothing',
						description: 'Nothing was changed, or only to nothing.',
					},
				],
			},
			states: {
				idle: {},
				failed: {
					description: 'Not all is saved; what was typed is still there.',
					tags: 'failed',
					meta: { requirement: 'PRF-06' },
				},
			},
		},
		saving: {
			description:
				'One answer after another: what is saved is not sent again when a later one fails.',
			tags: 'busy',
			meta: { requirement: 'PRF-06' },
			invoke: {
				id: 'saveAnswer',
				src: 'saveAnswer',
				input: (input) => unsaved(input)[0]!,
				onDone: [
					{ guard: 'hasMore', target: 'saving', reenter: true, actions: [remembering, storing] },
					{
						target: 'editing.idle',
						actions: [remembering, storing, 'announceSaved'],
					},
				],
				onError: {
					target: 'editing.failed',
					actions: 'announceFailure',
				},
			},
		},
	},
})
