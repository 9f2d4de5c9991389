import { useQueryClient } from '@tanstack/react-query'
import { useHydrated, useRouter } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { readStored, writeStored } from '#api/versioned-storage.ts'
import { m } from '#i18n/messages'
import { jobApplicationMachine } from '#machines/jobs/job/job-application.machine.ts'
import { writeApplication } from '#machines/jobs/job/job-application.rules.ts'
import type { JobApplicationInput } from '#machines/jobs/job/job-application.types.ts'
import { askLogin } from '#processes/ask-login.ts'
import { observe } from '#processes/journey/observe.ts'
import { useProcesses } from '#processes/processes.ts'
import { announce } from '#ui/dialog/announce.ts'
import { jobApplicationActors } from './job-application.actors.ts'

export type JobApplicationRef = ActorRefFrom<typeof jobApplicationMachine>

/** The name of the form among those of the document. */
export const APPLICATION_FORM = 'job-application'

const keyOf = (jobId: string) => `vidya.job.${jobId}`

/**
 * Returns true if this browser keeps a draft for a job; not before the page is hydrated, for the
 * server does not know.
 */
export const useKeptApplication = (jobId: string): boolean => {
	const isHydrated = useHydrated()
	return useMemo(() => isHydrated && readStored(keyOf(jobId)) !== null, [isHydrated, jobId])
}

type Options = Omit<JobApplicationInput, 'stored'> & {
	slug: string
	/** Begins without what is kept, as the server renders it. */
	fresh: boolean
}

/** The process of one application; what is written is kept over reloads and login. */
export const useJobApplication = ({ slug, fresh, ...input }: Options): JobApplicationRef => {
	const processes = useProcesses()
	const queryClient = useQueryClient()
	const router = useRouter()
	return useActorRef(
		jobApplicationMachine.provide({
			actors: jobApplicationActors(queryClient, slug),
			actions: {
				storeDraft: (_, { jobId, draft }) =>
					writeStored(keyOf(jobId), writeApplication(jobId, draft)),
				discardDraft: (_, { jobId }) => writeStored(keyOf(jobId), null),
				askLogin: () =>
					askLogin(processes, { returnTo: router.state.location.href, action: 'visit' }),
				focusNote: () => {
					const note = document.forms.namedItem(APPLICATION_FORM)?.elements.namedItem('cover_note')
					if (note instanceof HTMLElement) note.focus()
				},
				announceSent: () => announce(m.job_sent()),
				announceWithdrawn: () => announce(m.job_withdrawn()),
			},
		}),
		{
			inspect: observe,
			input: { ...input, stored: fresh ? null : readStored(keyOf(input.jobId)) },
		},
	)
}
