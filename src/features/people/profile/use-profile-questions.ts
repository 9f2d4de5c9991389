import { useQueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { readStored, writeStored } from '#api/versioned-storage.ts'
import { m } from '#i18n/messages'
import { profileQuestionsMachine } from '#machines/people/profile/profile-questions.machine.ts'
import { type SavedAnswers, writeDraft } from '#machines/people/profile/profile-questions.rules.ts'
import { observe } from '#processes/journey/observe.ts'
import { announce } from '#ui/dialog/announce.ts'
import { profileQuestionsActors } from './profile-questions.actors.ts'
import type { ProfileQuestion } from './profile-questions.query.ts'

const DRAFT_KEY = 'vidya.profile-questions'

export type ProfileQuestionsRef = ActorRefFrom<typeof profileQuestionsMachine>

const savedOf = (questions: readonly ProfileQuestion[]): SavedAnswers =>
	Object.fromEntries(
		questions.map(({ id, user_answer: answer }) => [
			id,
			{ answerId: answer?.id ?? null, values: answer?.selected_value ?? [] },
		]),
	)

/** The process of the form; what is not saved is kept over reloads and signing in again. */
export const useProfileQuestions = (
	accountId: string,
	questions: readonly ProfileQuestion[],
): ProfileQuestionsRef => {
	const queryClient = useQueryClient()
	const saved = useMemo(() => savedOf(questions), [questions])
	const ref = useActorRef(
		profileQuestionsMachine.provide({
			actors: profileQuestionsActors(queryClient),
			actions: {
				storeDraft: (_, { accountId: owner, draft }) =>
					writeStored(DRAFT_KEY, Object.keys(draft).length > 0 ? writeDraft(owner, draft) : null),
				announceNothing: () => announce(m.profile_no_changes(), 'info'),
				announceSaved: () => announce(m.profile_saved()),
				announceFailure: () => announce(m.profile_questions_failed(), 'failure'),
			},
		}),
		{ inspect: observe, input: { accountId, saved, stored: readStored(DRAFT_KEY) } },
	)
	useEffect(() => ref.send({ type: 'answers.observed', saved }), [ref, saved])
	return ref
}
