import { useQueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { readStored, writeStored } from '#api/versioned-storage.ts'
import { questionnaireMachine } from '#machines/catalogue/recommendation/questionnaire.machine.ts'
import {
	type Options,
	writeAnswers,
} from '#machines/catalogue/recommendation/questionnaire.rules.ts'
import { askLogin } from '#processes/ask-login.ts'
import { observe } from '#processes/journey/observe.ts'
import { useProcesses } from '#processes/processes.ts'
import { questionnaireActors } from './questionnaire.actors.ts'

export type QuestionnaireRef = ActorRefFrom<typeof questionnaireMachine>

const ANSWERS_KEY = 'vidya.questionnaire'

/** From this width on the questions are one form; a phone shows one at a time. */
const WIDE = '(min-width: 768px)'

/**
 * Runs an account's questionnaire; its answers survive reloads until they are sent. Calls `onEnd`
 * when the success message is closed.
 */
export const useQuestionnaire = (
	{ accountId, options }: { accountId: string; options: Options },
	onEnd: () => void,
): QuestionnaireRef => {
	const processes = useProcesses()
	const queryClient = useQueryClient()
	return useActorRef(
		questionnaireMachine.provide({
			actors: questionnaireActors(queryClient),
			actions: {
				storeAnswers: (_, { accountId: owner, answers }) =>
					writeStored(ANSWERS_KEY, writeAnswers(owner, answers)),
				discardAnswers: () => writeStored(ANSWERS_KEY, null),
				askLogin: () => askLogin(processes, { returnTo: '/', action: 'visit' }),
			},
		}),
		{
			inspect: observe,
			input: {
				accountId,
				options,
				variant: window.matchMedia(WIDE).matches ? 'form' : 'wizard',
				stored: readStored(ANSWERS_KEY),
			},
		},
		({ status }) => status === 'done' && onEnd(),
	)
}
