import { useQueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { readStored, writeStored } from '#api/versioned-storage.ts'
import { m } from '#i18n/messages'
import { profileDetailsMachine } from '#machines/people/profile/profile-details.machine.ts'
import { type Details, writeDraft } from '#machines/people/profile/profile-details.rules.ts'
import { observe } from '#processes/journey/observe.ts'
import { announce } from '#ui/dialog/announce.ts'
import { focusFirstError } from '#ui/form/focus-first-error.ts'
import { profileDetailsActors } from './profile-details.actors.ts'

const DRAFT_KEY = 'vidya.profile-details'

export type ProfileDetailsRef = ActorRefFrom<typeof profileDetailsMachine>

/**
 * The process of the form with this id; what is not saved is kept over reloads and signing in
 * again.
 */
export const useProfileDetails = (
	formId: string,
	accountId: string,
	saved: Details,
): ProfileDetailsRef => {
	const queryClient = useQueryClient()
	return useActorRef(
		profileDetailsMachine.provide({
			actors: profileDetailsActors(queryClient),
			actions: {
				storeDraft: (_, { accountId: owner, draft }) =>
					writeStored(DRAFT_KEY, writeDraft(owner, draft)),
				discardDraft: () => writeStored(DRAFT_KEY, null),
				announceSaved: () => announce(m.profile_saved()),
				announceNothing: () => announce(m.profile_no_changes(), 'info'),
				focusError: () => focusFirstError(document.getElementById(formId)),
			},
		}),
		{ inspect: observe, input: { accountId, saved, stored: readStored(DRAFT_KEY) } },
	)
}
