import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { newId } from '#api/new-id.ts'
import { readStored, writeStored } from '#api/versioned-storage.ts'
import { indianDayOf, schoolYearOf } from '#domain/learning/training-year.rules.ts'
import { m } from '#i18n/messages'
import { schoolSessionMachine } from '#machines/school/school-hours/school-session.machine.ts'
import {
	emptySession,
	readKept,
	writeKept,
} from '#machines/school/school-hours/session-draft.rules.ts'
import type { SchoolSessionDetail } from '#openapi/v1.gen.ts'
import { observe } from '#processes/journey/observe.ts'
import { announce } from '#ui/dialog/announce.ts'
import { focusFirstError } from '#ui/form/focus-first-error.ts'
import type { SchoolSession, TeacherName } from './school-hours.queries.ts'
import { schoolSessionActors } from './school-session.actors.ts'

const DRAFT_KEY = 'vidya.school-session'

export type SchoolSessionRef = ActorRefFrom<typeof schoolSessionMachine>

export type RecordedSession = SchoolSessionDetail

const draftOf = ({ title, held_on, minutes, standard, trainer }: SchoolSession) => ({
	...{ title, heldOn: held_on, hours: String(minutes / 60), standard, trainer },
})

/**
 * The process of the form with this id; what is typed and ticked is kept over reloads and signing
 * in again.
 */
export const useSchoolSession = (
	formId: string,
	recorded: RecordedSession | null,
	teachers: readonly TeacherName[],
): SchoolSessionRef => {
	const queryClient = useQueryClient()
	const navigate = useNavigate()
	const key = recorded ? `${DRAFT_KEY}.${recorded.session.id}` : DRAFT_KEY
	const stored = readStored(key)
	const today = indianDayOf(new Date())
	return useActorRef(
		schoolSessionMachine.provide({
			actors: schoolSessionActors(queryClient),
			actions: {
				storeDraft: (_, { kept }) => writeStored(key, kept && writeKept(kept)),
				focusFault: () => focusFirstError(document.getElementById(formId)),
				leaveForm: ({ context }, { outcome }) => {
					announce(outcome === 'saved' ? m.hours_saved() : m.hours_removed())
					const day = outcome === 'saved' ? context.draft.heldOn : today
					const year = schoolYearOf(day)
					const search = year === schoolYearOf(today) ? {} : { year }
					void navigate({ to: '/profile/school-hours', search })
				},
			},
		}),
		{
			inspect: observe,
			input: {
				id: recorded?.session.id ?? readKept(stored)?.id ?? newId(),
				isKept: recorded !== null,
				draft: recorded ? draftOf(recorded.session) : emptySession,
				attending: recorded?.attendees.map(({ id }) => id) ?? [],
				teachers: teachers.map(({ id }) => id),
				...{ today, stored },
			},
		},
	)
}
