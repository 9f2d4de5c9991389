import { type ShopSettings, settingsOfSteps, setupSteps } from '#domain/shop/shop-settings.rules.ts'
import { shopSetupMachine } from './shop-setup.machine.ts'
import { shopSetupProperties } from './shop-setup.properties.ts'
import { faultsOfStep } from './shop-setup.rules.ts'
import type {
	OpenedTest,
	SetupFacts,
	ShopSetupContext,
	ShopSetupEvent,
} from './shop-setup.types.ts'

const none = Object.fromEntries(
	Object.values(settingsOfSteps).flatMap((names) => names.map((name) => [name, ''])),
) as ShopSettings
const named = { ...none, brand_name: 'Guruji' }

const fresh: SetupFacts = { version: 0, settings: none, done: [] }
const branded: SetupFacts = { version: 1, settings: named, done: ['brand'] }
const settled: SetupFacts = {
	version: 5,
	settings: named,
	done: setupSteps.filter((step) => step !== 'mail' && step !== 'payments'),
}
const mailed: SetupFacts = { ...settled, done: [...settled.done, 'mail'] }
const complete: SetupFacts = { ...settled, done: setupSteps }

const test: OpenedTest = {
	id: 'test-1',
	key: 'rzp_test_1',
	pgOrderId: 'order_1',
	amount: 100,
	currency: 'INR',
	scriptUrl: null,
	pageUrl: null,
}

/** How the paths of shop-setup are found. */
export const shopSetupModel = {
	machine: shopSetupMachine,
	inputs: { fresh: { facts: fresh, kept: {} }, settled: { facts: settled, kept: {} } },
	events: {
		'field.changed brand': { type: 'field.changed', change: { brand_name: 'Guruji' } },
		'step.opened mail': { type: 'step.opened', step: 'mail' },
		'step.opened payments': { type: 'step.opened', step: 'payments' },
		'step.submitted': { type: 'step.submitted' },
		'mail.requested': { type: 'mail.requested' },
		'payment.requested': { type: 'payment.requested', provider: 'razorpay' },
		'payment.reported': { type: 'payment.reported' },
		'payment.dropped': { type: 'payment.dropped' },
		'factor.verified': { type: 'factor.verified' },
		'factor.declined': { type: 'factor.declined' },
	} satisfies Record<string, ShopSetupEvent>,
	outcomes: {
		storeSettings: {
			stored: { output: { kind: 'stored', facts: branded } },
			settingsChanged: { output: { kind: 'settingsChanged', facts: branded } },
			invalid: { output: { kind: 'invalid', fields: ['brand_name'] } },
			tooMany: { output: { kind: 'tooMany' } },
			verificationRequired: { output: { kind: 'verificationRequired' } },
			unreachable: { error: new Error('offline') },
		},
		sendTestMail: {
			sent: { output: { kind: 'sent', facts: mailed } },
			mailRefused: { output: { kind: 'mailRefused', reason: '550 refused' } },
			tooMany: { output: { kind: 'tooMany' } },
			verificationRequired: { output: { kind: 'verificationRequired' } },
			unreachable: { error: new Error('offline') },
		},
		openTestPayment: {
			opened: { output: { kind: 'opened', test } },
			paymentsRefused: { output: { kind: 'paymentsRefused', reason: 'Authentication failed' } },
			tooMany: { output: { kind: 'tooMany' } },
			verificationRequired: { output: { kind: 'verificationRequired' } },
			unreachable: { error: new Error('offline') },
		},
		payTest: {
			closed: { output: { kind: 'closed' } },
			elsewhere: { output: { kind: 'elsewhere' } },
			broken: { error: new Error('widget') },
		},
		checkTestPayment: {
			returned: { output: { kind: 'returned', facts: complete } },
			unpaid: { output: { kind: 'unpaid' } },
			verificationRequired: { output: { kind: 'verificationRequired' } },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: {},
	effects: ['storeDraft'],
	properties: shopSetupProperties,
	project: ({
		facts,
		step,
		draft,
		faults,
		failure,
		test: open,
		interrupted,
	}: ShopSetupContext) => ({
		step,
		done: facts.done.length,
		isFaulty: faultsOfStep(step, draft).length > 0,
		brand: draft.brand_name,
		faults,
		failure,
		hasTest: open !== null,
		interrupted,
	}),
}
