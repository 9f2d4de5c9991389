import type { PromiseActorLogic } from 'xstate'
import type { CallBackDraft, CallBackFault, CallBackValues } from './call-back-draft.rules.ts'

/** Why nothing was sent: the server's own words (CBK-05), no words from it, or no connection. */
export type CallBackFailure =
	| { kind: 'refused'; detail: string }
	| { kind: 'failed' }
	| { kind: 'unreachable' }

/** Result of sending. */
export type CallBackVerdict = { kind: 'sent' } | CallBackFailure

export type CallBackContext = {
	/** Initial values of the form: known details of a signed-in person. */
	given: CallBackDraft
	draft: CallBackDraft
	/** Error when it was last sent; any change clears it. */
	fault: CallBackFault | null
	failure: CallBackFailure | null
}

export type CallBackInput = { given: CallBackDraft }

export type CallBackEvent =
	| { type: 'field.changed'; field: keyof CallBackDraft; value: string }
	| { type: 'request.submitted' }
	/** It is to be sent when the connection is back (OFF-01). */
	| { type: 'request.deferred' }
	| { type: 'form.closed' }

/** `busy` while sending, `failed` while the error is shown. */
export type CallBackTag = 'busy' | 'failed'

export type CallBackActors = {
	/**
	 * Adds the page address and the Indian time and sends the request. Resolves for every failure
	 * too.
	 */
	sendRequest: PromiseActorLogic<CallBackVerdict, { values: CallBackValues }>
}

export type CallBackEffects = {
	/** CBK-06: the request has arrived. */
	recordSubmitted: () => void
	/** Keeps the request for when the connection is back (OFF-01). */
	queueRequest: (_: unknown, params: { values: CallBackValues }) => void
	/** CBK-06: the form was closed with something typed in it that was not sent. */
	recordAbandoned: (_: unknown, params: { reason: 'user_closed_modal' }) => void
}
