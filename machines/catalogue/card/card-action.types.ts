import type { PromiseActorLogic } from 'xstate'
import type { CardFacts, Offers } from './card-action.rules.ts'

export type { CardFacts } from './card-action.rules.ts'

/** The cart's answer; `owned`, `notSold`, `full` and `gone` are the server's refusals (CRD-07). */
export type CardVerdict =
	| { kind: 'changed' }
	| { kind: 'owned' | 'notSold' | 'full' | 'gone' | 'signedOut' }

export type CardFailure = 'owned' | 'notSold' | 'full' | 'gone' | 'signedOut' | 'unavailable'

export type CardActionContext = {
	resourceId: string
	facts: CardFacts
	/** By the facts. */
	offers: Offers
	failure: CardFailure | null
}

export type CardActionInput = { resourceId: string; facts: CardFacts }

export type CardActionEvent =
	/** The main button was pressed. */
	| { type: 'main.chosen' }
	/** The badge was pressed (CRD-03). */
	| { type: 'badge.chosen' }
	/** The cart button was pressed (CRD-06). */
	| { type: 'toggle.chosen' }
	| { type: 'facts.observed'; facts: CardFacts }

export type CardActionTag = 'busy' | 'failed'

export type CardActionActors = {
	/** Puts the product into the cart that is in force: local or server. */
	addToCart: PromiseActorLogic<CardVerdict, { resourceId: string }>
	/** Takes the product out of the cart that is in force. */
	removeFromCart: PromiseActorLogic<CardVerdict, { resourceId: string }>
}

/** Where a card leads; navigation and modals belong to the binding. */
export type CardActionEffects = {
	startLearning: (_: unknown, params: { resourceId: string }) => void
	goToCart: () => void
	openDetail: (_: unknown, params: { resourceId: string }) => void
	/** Opens the purchase; a free item is enrolled in immediately (PUR-04). */
	openPurchase: (_: unknown, params: { resourceId: string; free: boolean }) => void
	/** Asks for login and remembers what for. */
	askLogin: (_: unknown, params: { resourceId: string; action: 'enrol' | 'purchase' }) => void
}
