import type { PromiseActorLogic } from 'xstate'
import type { Intent } from './session.rules.ts'

export type { Intent } from './session.rules.ts'

/** True if this browser has a session; the access token stays with the API client. */
export type RestoreVerdict = { kind: 'signedIn'; accountId: string } | { kind: 'signedOut' }

/** Recipient and target of a login link. */
export type LinkRequest = Pick<SessionContext, 'email' | 'intent' | 'invitation'>

/** `sent` is said for known and unknown addresses alike. */
export type RequestVerdict = { kind: 'sent' } | { kind: 'tooMany' } | { kind: 'emailInvalid' }

/** Why a link does not sign in: opened before, older than ten minutes, or not made here. */
export type LinkProblem = 'used' | 'expired' | 'foreign'

export type InspectVerdict = { kind: 'ready' } | { kind: LinkProblem }

export type ConsumeVerdict = { kind: 'signedIn'; accountId: string } | { kind: LinkProblem }

/** A school's or group's invitation in the address of the login page (NAV-02, SES-03). */
export type Invitation = {
	invite_id?: string
	type?: 'group_invite'
	group_id?: string
	referred_by?: string
}

/** The last failure; `sessionExpired` after the server ended a session. */
export type SessionFailure =
	| LinkProblem
	| 'emailInvalid'
	| 'tooMany'
	| 'unavailable'
	| 'sessionExpired'

export type SessionContext = {
	accountId: string | null
	/** The address as typed, kept over every error. */
	email: string
	/** The invitation of the requesting page; the link leads there. */
	invitation: Invitation | null
	/** The secret of the opened link, until it is consumed. */
	link: string | null
	failure: SessionFailure | null
	/** Place and action that the login interrupted; resumed after signing in. */
	intent: Intent | null
}

export type SessionInput = {
	/** Stored value under the intent's key; parsed with a version check. */
	storedIntent?: unknown
}

export type SessionEvent =
	/** Something needs an account: remember it, so that it goes on after signing in. */
	| { type: 'login.asked'; intent: Intent }
	/** The login modal was closed before a link was requested; the interrupted action is dropped. */
	| { type: 'login.dismissed' }
	| { type: 'link.requested'; email: string; invitation?: Invitation | undefined }
	| { type: 'link.withdrawn' }
	/** A login link was opened in this browser (GET); nothing is consumed yet. */
	| { type: 'link.opened'; link: string }
	| { type: 'link.confirmed' }
	| { type: 'link.retried' }
	| { type: 'link.dismissed' }
	/** Another tab signed in. */
	| { type: 'account.observed'; accountId: string }
	/** Signed out here or in another tab. */
	| { type: 'account.left' }
	/** A call was answered 401. */
	| { type: 'session.expired' }
	| { type: 'restore.retried' }

/** `busy` during a call, `failed` if the person must act, `signedIn` with an account. */
export type SessionTag = 'busy' | 'failed' | 'dismissible' | 'signedIn'

export type SessionActors = {
	/** Exchanges the refresh cookie for an access token. */
	restoreSession: PromiseActorLogic<RestoreVerdict, void>
	/** Has a login link mailed. */
	requestLink: PromiseActorLogic<RequestVerdict, LinkRequest>
	/** Asks what a link is good for, without using it up. */
	inspectLink: PromiseActorLogic<InspectVerdict, { link: string }>
	/** Uses a link up and signs in. */
	consumeLink: PromiseActorLogic<ConsumeVerdict, { link: string }>
}

export type SessionEffects = {
	/** Keeps the interrupted intent where another tab finds it; null forgets it. */
	storeIntent: (_: unknown, params: { intent: Intent | null }) => void
	/** Returns to the page and the action that login interrupted. */
	resumeIntent: (_: unknown, params: { intent: Intent }) => void
}
