import type { PromiseActorLogic } from 'xstate'
import type { NoteFault } from '#domain/jobs/job-application.rules.ts'
import type { ApplicationDraft } from './job-application.rules.ts'
import type { ApplicationStatus } from './job-application-status.rules.ts'

export type { NoteFault } from '#domain/jobs/job-application.rules.ts'
export type { ApplicationDraft } from './job-application.rules.ts'
export type { ApplicationStatus } from './job-application-status.rules.ts'

/** An application that was sent before. */
export type SentApplication = { id: string; status: ApplicationStatus }

/** Why an application was not sent, or not taken back. */
export type ApplicationFailure = 'videoMissing' | 'rejected' | 'tooMany' | 'unavailable'

/** `alreadyApplied`: it was sent from elsewhere, or the answer to it was lost. */
export type ApplyVerdict =
	| { kind: 'sent' | 'alreadyApplied'; applicationId: string }
	| { kind: 'closed' }
	| { kind: 'signedOut' }
	| { kind: 'videoMissing' }
	| { kind: 'rejected' }
	| { kind: 'tooMany' }

/** `settled`: the school has rejected it meanwhile. */
export type WithdrawVerdict = { kind: 'withdrawn' } | { kind: 'settled' } | { kind: 'signedOut' }

export type JobApplicationInput = {
	jobId: string
	signedIn: boolean
	/** True if the job takes applications. */
	isOpen: boolean
	/** The viewer's own, if there is one. */
	application: SentApplication | null
	/** Stored value for this job; parsed with a version check. */
	stored?: unknown
}

export type JobApplicationContext = Pick<
	JobApplicationInput,
	'jobId' | 'signedIn' | 'isOpen' | 'application'
> & {
	draft: ApplicationDraft
	/** Error of the cover note since it was last sent. */
	fault: NoteFault | null
	failure: ApplicationFailure | null
}

export type JobApplicationEvent =
	| { type: 'note.changed'; coverNote: string }
	| { type: 'video.toggled' }
	| { type: 'application.submitted' }
	| { type: 'withdrawal.requested' }
	| { type: 'withdrawal.confirmed' }
	| { type: 'withdrawal.dismissed' }
	/** Another one is written after one was withdrawn. */
	| { type: 'application.restarted' }

/** `busy` during a call, `failed` while the error is shown. */
export type JobApplicationTag = 'busy' | 'failed'

export type JobApplicationActors = {
	/** Hands the application in; fails when the server did not answer. */
	sendApplication: PromiseActorLogic<ApplyVerdict, { draft: ApplicationDraft }>
	/** Takes it back; fails when the server did not answer. */
	withdrawApplication: PromiseActorLogic<WithdrawVerdict, { applicationId: string }>
}

export type JobApplicationEffects = {
	/** Keeps what is written over reloads and login. */
	storeDraft: (_: unknown, params: { jobId: string; draft: ApplicationDraft }) => void
	discardDraft: (_: unknown, params: { jobId: string }) => void
	askLogin: (_: unknown, params: { jobId: string }) => void
	/** The cover note gets the focus. */
	focusNote: () => void
	announceSent: () => void
	announceWithdrawn: () => void
}
