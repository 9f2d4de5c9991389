import type { PromiseActorLogic } from 'xstate'
import type { JobDraft, JobFaults } from '#domain/jobs/job-posting.rules.ts'
import type { KeptJob } from './job-draft.rules.ts'

/** `changed`: somebody else saved it meanwhile; `gone`: it is no post of the school. */
export type PostingVerdict =
	| { kind: 'saved' }
	| { kind: 'changed'; revision: number }
	| { kind: 'refused' }
	| { kind: 'gone' }

export type PostingFailure = 'refused' | 'gone' | 'unavailable'

export type PostingInput = {
	id: string
	/** Which revision the draft began with; 0 for a new post. */
	revision: number
	draft: JobDraft
	/** YYYY-MM-DD in India. */
	today: string
	/** Stored value; parsed with a version check. */
	stored?: unknown
}

export type PostingContext = {
	id: string
	revision: number
	draft: JobDraft
	today: string
	faults: JobFaults
	failure: PostingFailure | null
}

export type PostingEvent =
	| { type: 'detail.changed'; field: keyof JobDraft; value: string }
	| { type: 'posting.submitted' }
	/** One's own words are saved over those of somebody else. */
	| { type: 'conflict.overridden' }
	/** One's own words are given up for those of somebody else. */
	| { type: 'conflict.discarded' }

/**
 * `busy` while saving, `failed` while an error is shown, `conflicted` while the person chooses
 * between two versions.
 */
export type PostingTag = 'busy' | 'failed' | 'conflicted'

export type PostingActors = {
	savePosting: PromiseActorLogic<PostingVerdict, { id: string; revision: number; draft: JobDraft }>
}

export type PostingEffects = {
	/** Keeps the draft over reloads and login; null forgets it. */
	storeDraft: (_: unknown, params: { kept: KeptJob | null }) => void
	/** Puts the focus on the first field with a fault. */
	focusFault: () => void
	/** Shows the list of posts, or reloads the post. */
	leaveForm: (_: unknown, params: { outcome: 'saved' | 'discarded' }) => void
}
