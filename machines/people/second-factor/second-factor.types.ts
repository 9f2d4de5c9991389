import type { PromiseActorLogic } from 'xstate'

/** The key of an authenticator app: base 32 to type, an address for the QR code. */
export type Enrolment = { secret: string; address: string }

export type SecondFactorInput = {
	/** True if the account has an authenticator app. */
	isEnrolled: boolean
}

/**
 * `wrong`: the code is wrong or was used. `tooMany`: ten codes in a quarter of an hour. `replaced`:
 * another window began to enrol an app. `unavailable`: the server cannot be reached.
 */
export type SecondFactorFailure = 'wrong' | 'tooMany' | 'replaced' | 'unavailable'

export type SecondFactorContext = SecondFactorInput & {
	/** Typed text of the code's field. */
	code: string
	/** The app that waits for its first code; null when none is being set up. */
	enrolment: Enrolment | null
	/** Shown once, after the first code. */
	recoveryCodes: readonly string[]
	failure: SecondFactorFailure | null
}

export type SecondFactorEvent =
	| { type: 'enrolment.requested' }
	| { type: 'code.changed'; code: string }
	| { type: 'code.submitted' }
	/** The person says that the recovery codes are in a safe place. */
	| { type: 'codes.stored' }

/** `busy` while a call is under way. */
export type SecondFactorTag = 'busy'

export type BeginVerdict =
	| ({ kind: 'begun' } & Enrolment)
	/** An app was enrolled in another window. */
	| { kind: 'verificationRequired' }

export type ConfirmVerdict =
	| { kind: 'confirmed'; recoveryCodes: readonly string[] }
	| { kind: 'wrong' }
	| { kind: 'tooMany' }
	| { kind: 'replaced' }

export type VerifyVerdict =
	| { kind: 'verified' }
	| { kind: 'wrong' }
	| { kind: 'tooMany' }
	/** The owner deleted the second factor meanwhile. */
	| { kind: 'notEnrolled' }

export type SecondFactorActors = {
	beginEnrolment: PromiseActorLogic<BeginVerdict, Record<string, never>>
	confirmEnrolment: PromiseActorLogic<ConfirmVerdict, { code: string }>
	verifySession: PromiseActorLogic<VerifyVerdict, { code: string }>
}
