/** Every modal of the product so far (MOD-01). Its size and words are the view's. */
export type ModalKind =
	| 'login'
	| 'linkSent'
	| 'logout'
	| 'filters'
	| 'access'
	| 'comingSoon'
	| 'purchase'
	| 'careerInterest'
	| 'questionnaire'
	| 'share'
	| 'callBack'
	| 'report'
	| 'eventInfo'
	| 'registrationClose'
	| 'documentUpload'
	| 'documentUploadInfo'
	| 'submission'
	| 'terms'
	| 'certificate'

/** A modal and what it is about: ids only. */
export type Modal = { kind: ModalKind; params?: Readonly<Record<string, string>> }

/**
 * How a modal closed. `finished`: its own process ended; `postponed`: by a button labelled Later.
 */
export type CloseReason = 'escape' | 'overlay' | 'button' | 'finished' | 'postponed'

export type ModalStackContext = {
	/** The last one is on top and has the focus. */
	stack: readonly Modal[]
	signedIn: boolean
}

export type ModalStackInput = { signedIn: boolean }

export type ModalStackEvent =
	/** A kind that is open already comes to the top with its new params. */
	| { type: 'modal.opened'; modal: Modal }
	| { type: 'modal.closed'; reason: CloseReason }
	/** The page under the modals changed. */
	| { type: 'page.left' }
	| { type: 'account.observed'; signedIn: boolean }

/** For analytics (MOD-03). */
export type ModalStackEmitted = {
	type: 'modal.recorded'
	interaction: 'opened' | 'closed'
	kind: ModalKind
	reason: CloseReason | null
}
