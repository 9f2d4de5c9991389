import type { PromiseActorLogic } from 'xstate'

export type SchoolTermsInput = {
	/** Only the point of contact agrees. */
	mayAgree: boolean
	/** The school has agreed before. */
	hasAgreed: boolean
}

export type SchoolTermsContext = SchoolTermsInput

export type SchoolTermsEvent = { type: 'agreement.ticked' }

/** `hidden` while nothing of the dialog is shown any more. */
export type SchoolTermsTag = 'hidden'

export type SchoolTermsActors = {
	/** Sends the agreement and refetches the school. Rejects if it was not stored. */
	sendAgreement: PromiseActorLogic<{ kind: 'stored' }>
}

export type SchoolTermsEffects = {
	/** The dialog is closed for good. */
	leaveTerms: () => void
	/** Failure is only logged. */
	logFailure: () => void
}
