import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { newId } from '#api/new-id.ts'
import { readStored, writeStored } from '#api/versioned-storage.ts'
import { indianDayOf, schoolYearOf } from '#domain/learning/training-year.rules.ts'
import { m } from '#i18n/messages'
import {
	emptyDraft,
	readDraft,
	writeDraft,
} from '#machines/learning/training/outside-draft.rules.ts'
import { outsideTrainingMachine } from '#machines/learning/training/outside-training.machine.ts'
import { observe } from '#processes/journey/observe.ts'
import { announce } from '#ui/dialog/announce.ts'
import { focusFirstError } from '#ui/form/focus-first-error.ts'
import { outsideTrainingActors } from './outside-training.actors.ts'
import type { TrainingEntry } from './training.queries.ts'

const DRAFT_KEY = 'vidya.outside-training'

export type OutsideTrainingRef = ActorRefFrom<typeof outsideTrainingMachine>

const draftOf = (entry: TrainingEntry) => ({
	title: entry.title,
	provider: entry.provider,
	completedOn: entry.completed_on,
	hours: String(entry.minutes / 60),
	kind: entry.kind,
	standard: entry.standard,
})

/** A draft that is kept of something that was being added, which has no entry yet. */
const keyOf = (entry: TrainingEntry | null) => (entry ? `${DRAFT_KEY}.${entry.id}` : DRAFT_KEY)

/**
 * The process of the form with this id; what is typed is kept over reloads and signing in again.
 */
export const useOutsideTraining = (
	formId: string,
	entry: TrainingEntry | null,
): OutsideTrainingRef => {
	const queryClient = useQueryClient()
	const navigate = useNavigate()
	const stored = readStored(keyOf(entry))
	const today = indianDayOf(new Date())
	return useActorRef(
		outsideTrainingMachine.provide({
			actors: outsideTrainingActors(queryClient),
			actions: {
				storeDraft: (_, { kept }) => writeStored(keyOf(entry), kept && writeDraft(kept)),
				focusFault: () => focusFirstError(document.getElementById(formId)),
				leaveForm: ({ context }, { outcome }) => {
					announce(outcome === 'saved' ? m.training_saved() : m.training_removed())
					const day = outcome === 'saved' ? context.draft.completedOn : today
					void navigate({ to: '/profile/hours', search: { year: schoolYearOf(day) } })
				},
			},
		}),
		{
			inspect: observe,
			input: {
				id: entry?.id ?? readDraft(stored)?.id ?? newId(),
				draft: entry ? draftOf(entry) : emptyDraft,
				isKept: entry !== null,
				today,
				stored,
			},
		},
	)
}
