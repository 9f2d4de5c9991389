import type { PromiseActorLogic } from 'xstate'
import type { Referral } from './partner-referral.rules.ts'

export type PartnerReferralInput = {
	/** Partner named in the page's address; null if there is none. */
	asked: string | null
	/** Stored value of an earlier page; parsed with a version check. */
	stored: unknown
	/** The present moment, ms of Unix time. */
	now: number
}

export type PartnerReferralContext = {
	/** Null when there is nothing to send. */
	referral: Referral | null
}

export type PartnerReferralEvent =
	/** Somebody is signed in. */
	| { type: 'account.observed' }
	| { type: 'account.left' }
	/** The account got a school. */
	| { type: 'school.observed' }
	| { type: 'connection.returned' }

/** `busy` while the server is asked, `failed` while it is waited for. */
export type PartnerReferralTag = 'busy' | 'failed'

/** True if the account is the main point of contact of a school, of none yet, or anybody else. */
export type SchoolVerdict = { kind: 'found' } | { kind: 'missing' } | { kind: 'otherRole' }

/** Why a referral does not count, for good. */
export type ReferralRefusal = 'unknownPartner' | 'ownPartner' | 'schoolHasPartner'

/** `recorded`, a refusal, or that the account no longer has its school, role or session. */
export type ReferralVerdict = {
	kind: 'recorded' | ReferralRefusal | 'noSchool' | 'forbidden' | 'signedOut'
}

export type PartnerReferralActors = {
	/** Checks whether the account has a school; fails when the server does not answer. */
	findSchool: PromiseActorLogic<SchoolVerdict, void>
	/** Sends the referral; fails when the server does not answer. */
	recordReferral: PromiseActorLogic<ReferralVerdict, { partnerId: string }>
}

export type PartnerReferralEffects = {
	/** Keeps the referral over reloads and login; null forgets it. */
	storeReferral: (_: unknown, params: { referral: Referral | null }) => void
	/** Shows the result of the link. */
	tellOutcome: (_: unknown, params: { outcome: 'recorded' | ReferralRefusal }) => void
}
