import type { PromiseActorLogic } from 'xstate'
import type {
	Setting,
	SettingsStep,
	SetupStep,
	ShopSettings,
} from '#domain/shop/shop-settings.rules.ts'

/** The stored settings of a shop, and the steps that are done; `version` counts the changes. */
export type SetupFacts = {
	version: number
	settings: ShopSettings
	done: readonly SetupStep[]
}

export type Provider = 'razorpay' | 'stripe'

/** A test payment at a provider: in its widget, or on its page. Amount in paise. */
export type OpenedTest = {
	id: string
	key: string
	pgOrderId: string
	amount: number
	currency: string
	scriptUrl: string | null
	pageUrl: string | null
}

export type ShopSetupInput = {
	facts: SetupFacts
	/** Values typed on an earlier visit and never stored. */
	kept: Partial<ShopSettings>
}

/** The calls that wait while a code of the second factor is asked for. */
export type Interrupted = 'storing' | 'mailing' | 'opening' | 'checking'

/**
 * `settingsChanged`: somebody stored others since. `invalid`: the server refuses fields.
 * `unpaid`, `pending`, `declined`: what the provider says of the test payment.
 */
export type ShopSetupFailure =
	| 'settingsChanged'
	| 'invalid'
	| 'mailRefused'
	| 'paymentsRefused'
	| 'tooMany'
	| 'unpaid'
	| 'pending'
	| 'declined'
	| 'unavailable'

export type ShopSetupContext = {
	facts: SetupFacts
	step: SetupStep
	draft: ShopSettings
	/** The fields that were wrong when the step was sent. */
	faults: readonly Setting[]
	failure: ShopSetupFailure | null
	/** The mail server’s or the provider’s answer to a test. */
	reason: string | null
	provider: Provider
	test: OpenedTest | null
	interrupted: Interrupted
}

export type ShopSetupEvent =
	| { type: 'field.changed'; change: Partial<ShopSettings> }
	| { type: 'step.opened'; step: SetupStep }
	| { type: 'step.submitted' }
	| { type: 'mail.requested' }
	| { type: 'payment.requested'; provider: Provider }
	/** The person says that the provider’s page was paid. */
	| { type: 'payment.reported' }
	| { type: 'payment.dropped' }
	/** The session passed the second factor again. */
	| { type: 'factor.verified' }
	| { type: 'factor.declined' }

/** `busy` while a call runs, `editing` while the form takes input. */
export type ShopSetupTag = 'busy' | 'editing'

type Refused = { kind: 'tooMany' } | { kind: 'verificationRequired' }

export type StoreVerdict =
	| { kind: 'stored'; facts: SetupFacts }
	| { kind: 'settingsChanged'; facts: SetupFacts }
	| { kind: 'invalid'; fields: Setting[] }
	| Refused

export type MailVerdict =
	| { kind: 'sent'; facts: SetupFacts }
	| { kind: 'mailRefused'; reason: string }
	| Refused

export type OpenVerdict =
	| { kind: 'opened'; test: OpenedTest }
	| { kind: 'paymentsRefused'; reason: string }
	| Refused

/** `closed`: the widget answered or was closed; `elsewhere`: the provider’s page is open. */
export type PayVerdict = { kind: 'closed' } | { kind: 'elsewhere' }

export type CheckVerdict =
	| { kind: 'returned'; facts: SetupFacts }
	| { kind: 'unpaid' }
	| { kind: 'pending' }
	| { kind: 'declined' }
	| Refused

export type ShopSetupActors = {
	/** Stores the settings of a step. */
	storeSettings: PromiseActorLogic<
		StoreVerdict,
		{ version: number; step: SettingsStep; draft: ShopSettings }
	>
	/** Sends a mail to the person. */
	sendTestMail: PromiseActorLogic<MailVerdict>
	/** Opens a payment of one rupee. */
	openTestPayment: PromiseActorLogic<OpenVerdict, { provider: Provider }>
	/** Opens the provider’s widget until it is closed, or its page in another tab. */
	payTest: PromiseActorLogic<PayVerdict, { test: OpenedTest }>
	/** Has the server ask the provider, and give the money back. */
	checkTestPayment: PromiseActorLogic<CheckVerdict, { id: string }>
}

export type ShopSetupEffects = {
	/** Keeps what is typed and not stored yet over a reload. */
	storeDraft: (_: unknown, params: { draft: ShopSettings; facts: SetupFacts }) => void
}
