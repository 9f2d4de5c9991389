import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import { newId } from '#api/new-id.ts'
import { readStored, writeStored } from '#api/versioned-storage.ts'
import type { JobDraft } from '#domain/jobs/job-posting.rules.ts'
import { indianDayOf } from '#domain/learning/training-year.rules.ts'
import { m } from '#i18n/messages'
import { emptyJob, readJob, writeJob } from '#machines/jobs/job-posting/job-draft.rules.ts'
import { jobPostingMachine } from '#machines/jobs/job-posting/job-posting.machine.ts'
import { observe } from '#processes/journey/observe.ts'
import { announce } from '#ui/dialog/announce.ts'
import { focusFirstError } from '#ui/form/focus-first-error.ts'
import { jobPostingActors } from './job-posting.actors.ts'
import { postingsKey, type SchoolJob } from './job-posting.queries.ts'

const KEY = 'vidya.job-posting'
const keyOf = (post: SchoolJob | null) => (post ? `${KEY}.${post.id}` : KEY)

const rupees = (paise: number | null) => (paise === null ? '' : String(paise / 100))

const draftOf = (post: SchoolJob): JobDraft => ({
	title: post.title,
	summary: post.summary,
	duties: post.duties.join('\n'),
	requirements: post.requirements.join('\n'),
	language: post.language,
	subject: post.subject,
	jobType: post.job_type,
	jobLevel: post.job_level,
	city: post.city,
	state: post.state,
	vacancies: String(post.vacancies),
	experienceYears: String(post.experience_years),
	payFrom: rupees(post.pay_from),
	payTo: rupees(post.pay_to),
	closesOn: post.closes_on,
})

/**
 * The process of the form with this id; what is typed is kept over reloads and signing in again.
 * @param post null for a new one
 */
export const useJobPosting = (formId: string, post: SchoolJob | null) => {
	const queryClient = useQueryClient()
	const navigate = useNavigate()
	const stored = readStored(keyOf(post))
	return useActorRef(
		jobPostingMachine.provide({
			actors: jobPostingActors(queryClient),
			actions: {
				storeDraft: (_, { kept }) => writeStored(keyOf(post), kept && writeJob(kept)),
				focusFault: () => focusFirstError(document.getElementById(formId)),
				leaveForm: (_, { outcome }) => {
					announce(outcome === 'saved' ? m.posting_saved() : m.posting_discarded())
					void queryClient.invalidateQueries({ queryKey: postingsKey })
					void navigate({ to: '/profile/job-posting' })
				},
			},
		}),
		{
			inspect: observe,
			input: {
				id: post?.id ?? readJob(stored)?.id ?? newId(),
				revision: post?.revision ?? 0,
				draft: post ? draftOf(post) : emptyJob,
				today: indianDayOf(new Date()),
				stored,
			},
		},
	)
}
