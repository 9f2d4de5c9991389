import type { PromiseActorLogic } from 'xstate'
import type { SharedKind } from './share.rules.ts'

/** The link that is shared, with the words beside it. */
export type SharedLink = { url: string; title: string }

export type ShareContext = SharedLink & {
	kind: SharedKind
	/** The id of what is shared. */
	subjectId: string
	signedIn: boolean
	/** True if this device has a share sheet (https://w3c.github.io/web-share). */
	hasSheet: boolean
}

export type ShareInput = ShareContext

export type ShareEvent =
	| { type: 'copy.requested' }
	/** Facebook, X, WhatsApp, LinkedIn or Telegram was opened. */
	| { type: 'place.opened' }
	| { type: 'sheet.requested' }
	| { type: 'account.observed'; signedIn: boolean }
	| { type: 'share.closed' }

/** `copied` while the button says Copied; `refused` while the page asks to copy by hand. */
export type ShareTag = 'busy' | 'copied' | 'refused'

/** True if the person went through with it in the device's own sheet. */
export type SheetVerdict = { kind: 'shared' } | { kind: 'dismissed' }

export type ShareActors = {
	/** Puts the link into the clipboard; fails when the browser does not allow it. */
	copyLink: PromiseActorLogic<void, SharedLink>
	/** Opens the device's share sheet; fails when the browser does not allow it. */
	openSheet: PromiseActorLogic<SheetVerdict, SharedLink>
}

export type ShareEffects = {
	/** Tells the server of a share that may earn points. */
	recordShare: (_: unknown, params: { kind: SharedKind; subjectId: string }) => void
}
