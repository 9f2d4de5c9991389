import type { PromiseActorLogic } from 'xstate'

export type ServerVerdict = { kind: 'up' } | { kind: 'down' }

export type ServerReturnContext = {
	/** How often the server was asked since a page was opened. */
	tries: number
}

export type ServerReturnEvent =
	/** Something could not be read because the server does not answer. */
	| { type: 'read.failed' }
	/** Another page was opened, or the browser has a connection again. */
	| { type: 'page.changed' }

export type ServerReturnTag = 'busy'

export type ServerReturnActors = {
	/** Asks whether the server takes requests; never fails. */
	askServer: PromiseActorLogic<ServerVerdict>
}

export type ServerReturnEffects = {
	/** Reads again whatever failed. */
	repeatReads: () => void
}
