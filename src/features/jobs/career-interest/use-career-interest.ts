import { useActorRef } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { readStored, writeStored } from '#api/versioned-storage.ts'
import { writeDraft } from '#domain/jobs/career-draft.rules.ts'
import { m } from '#i18n/messages'
import { careerInterestMachine } from '#machines/jobs/career-interest/career-interest.machine.ts'
import type { CareerInterestInput } from '#machines/jobs/career-interest/career-interest.types.ts'
import { askLogin } from '#processes/ask-login.ts'
import { observe } from '#processes/journey/observe.ts'
import { useProcesses } from '#processes/processes.ts'
import { announce } from '#ui/dialog/announce.ts'
import { careerInterestActors } from './career-interest.actors.ts'

export type CareerRef = ActorRefFrom<typeof careerInterestMachine>

const DRAFT_KEY = 'vidya.career-interest'

/**
 * Runs an account's career-interest form; it survives reloads until it is sent. Calls `onEnd` then.
 */
export const useCareerInterest = (
	{ accountId, prefill }: Pick<CareerInterestInput, 'accountId' | 'prefill'>,
	international: (phone: string, country: string) => string,
	onEnd: () => void,
): CareerRef => {
	const processes = useProcesses()
	return useActorRef(
		careerInterestMachine.provide({
			actors: careerInterestActors(international),
			actions: {
				storeDraft: (_, { accountId: owner, draft }) =>
					writeStored(DRAFT_KEY, writeDraft(owner, draft)),
				discardDraft: () => writeStored(DRAFT_KEY, null),
				askLogin: () => askLogin(processes, { returnTo: '/', action: 'visit' }),
				announceSent: () => announce(m.career_sent()),
			},
		}),
		{
			inspect: observe,
			input: { accountId, prefill, now: Date.now(), stored: readStored(DRAFT_KEY) },
		},
		({ status }) => status === 'done' && onEnd(),
	)
}
