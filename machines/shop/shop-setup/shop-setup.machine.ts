import { assign, setup } from 'xstate'
import type {
	Setting,
	SettingsStep,
	SetupStep,
	ShopSettings,
} from '#domain/shop/shop-settings.rules.ts'
import { answered, isKind } from '#machines/kit/answered.ts'
import { answeredFailure, failureActions, unavailable } from '#machines/kit/failure.ts'
import { draftAfter, faultsOfStep, nextStep } from './shop-setup.rules.ts'
import type {
	CheckVerdict,
	Interrupted,
	MailVerdict,
	OpenedTest,
	OpenVerdict,
	PayVerdict,
	Provider,
	SetupFacts,
	ShopSetupActors,
	ShopSetupContext,
	ShopSetupEffects,
	ShopSetupEvent,
	ShopSetupFailure,
	ShopSetupInput,
	ShopSetupTag,
	StoreVerdict,
} from './shop-setup.types.ts'

const meta = { requirement: 'DSK-01' }

type Done<Verdict> = { event: { output: Verdict } }

const factsOf = {
	type: 'assignFacts' as const,
	params: ({ event }: Done<object>) => ({ facts: (event.output as { facts: SetupFacts }).facts }),
}
const reasonOf = {
	type: 'assignReason' as const,
	params: ({ event }: Done<object>) => ({ reason: (event.output as { reason: string }).reason }),
}
const interruptedAt = (interrupted: Interrupted) => ({
	type: 'assignInterrupted' as const,
	params: { interrupted },
})
const expiry = 'The second factor expired while the page was open.'
const storing = {
	type: 'storeDraft' as const,
	params: ({ context }: { context: ShopSetupContext }) => ({
		draft: context.draft,
		facts: context.facts,
	}),
}

/** The owner sets up a shop in steps, in any order, and goes on another day (DSK-01). */
export const shopSetupMachine = setup({
	types: {
		context: {} as ShopSetupContext,
		events: {} as ShopSetupEvent,
		input: {} as ShopSetupInput,
		tags: {} as ShopSetupTag,
		meta: {} as { requirement: string },
	},
	actors: {} as ShopSetupActors,
	actions: {
		...({} as ShopSetupEffects),
		...failureActions<ShopSetupFailure>(),
		assignField: assign(({ context }, { change }: { change: Partial<ShopSettings> }) => ({
			draft: { ...context.draft, ...change },
			faults: context.faults.filter((field) => !(field in change)),
		})),
		assignStep: assign({ step: (_, params: { step: SetupStep }) => params.step, faults: [] }),
		assignFaults: assign({ faults: ({ context }) => faultsOfStep(context.step, context.draft) }),
		assignFields: assign({ faults: (_, params: { fields: Setting[] }) => params.fields }),
		assignFacts: assign({ facts: (_, params: { facts: SetupFacts }) => params.facts }),
		assignStored: assign({
			draft: ({ context }) => draftAfter(context.step, context.draft, context.facts),
		}),
		goOn: assign({
			step: ({ context }) => nextStep(context.facts.done, context.step),
			test: null,
		}),
		clearReason: assign({ reason: null }),
		assignReason: assign({ reason: (_, params: { reason: string }) => params.reason }),
		assignProvider: assign({ provider: (_, params: { provider: Provider }) => params.provider }),
		assignTest: assign({ test: (_, params: { test: OpenedTest }) => params.test }),
		assignInterrupted: assign({
			interrupted: (_, params: { interrupted: Interrupted }) => params.interrupted,
		}),
	},
	guards: {
		isKind,
		isFaulty: ({ context }) => faultsOfStep(context.step, context.draft).length > 0,
		isAt: ({ context }, params: { step: SetupStep }) => context.step === params.step,
		wasInterrupted: ({ context }, params: { at: Interrupted }) => context.interrupted === params.at,
	},
}).createMachine({
	id: 'shop-setup',
	description: 'What is typed stays over every refusal and every step.',
	context: ({ input: { facts, kept } }) => ({
		facts,
		step: nextStep(facts.done, null),
		draft: { ...facts.settings, ...kept },
		faults: [],
		failure: null,
		reason: null,
		provider: 'razorpay',
		test: null,
		interrupted: 'storing',
	}),
	initial: 'editing',
	states: {
		editing: {
			tags: 'editing',
			meta,
			on: {
				'field.changed': {
					actions: [
						{ type: 'assignField', params: ({ event }) => ({ change: event.change }) },
						'clearFailure',
						storing,
					],
				},
				'step.opened': {
					actions: [
						{ type: 'assignStep', params: ({ event }) => ({ step: event.step }) },
						'clearFailure',
					],
				},
				'step.submitted': [
					{ guard: { type: 'isAt', params: { step: 'payments' } } },
					{ guard: 'isFaulty', actions: 'assignFaults' },
					{ target: 'storing', meta },
				],
				'mail.requested': { guard: { type: 'isAt', params: { step: 'mail' } }, target: 'mailing' },
				'payment.requested': {
					guard: { type: 'isAt', params: { step: 'payments' } },
					target: 'opening',
					actions: {
						type: 'assignProvider',
						params: ({ event }) => ({ provider: event.provider }),
					},
				},
			},
		},
		storing: {
			tags: 'busy',
			meta,
			entry: ['clearFailure', interruptedAt('storing')],
			invoke: {
				id: 'storeSettings',
				src: 'storeSettings',
				input: ({ context: { facts, step, draft } }) => ({
					version: facts.version,
					step: step as SettingsStep,
					draft,
				}),
				onDone: [
					{
						guard: answered<StoreVerdict>('stored'),
						target: 'editing',
						actions: [factsOf, 'assignStored', storing, 'goOn'],
					},
					{
						guard: answered<StoreVerdict>('settingsChanged'),
						target: 'editing',
						actions: [factsOf, answeredFailure<ShopSetupFailure>()],
						description: 'Sent again, the settings replace those of the other person.',
					},
					{
						guard: answered<StoreVerdict>('invalid'),
						target: 'editing',
						actions: [
							{
								type: 'assignFields',
								params: ({ event }: Done<StoreVerdict>) => ({
									fields: (event.output as { fields: Setting[] }).fields,
								}),
							},
							answeredFailure<ShopSetupFailure>(),
						],
					},
					{
						guard: answered<StoreVerdict>('verificationRequired'),
						target: 'awaitingFactor',
						description: expiry,
					},
					{ target: 'editing', actions: answeredFailure<ShopSetupFailure>() },
				],
				onError: { target: 'editing', actions: unavailable },
			},
		},
		mailing: {
			tags: 'busy',
			meta,
			entry: ['clearFailure', 'clearReason', interruptedAt('mailing')],
			invoke: {
				id: 'sendTestMail',
				src: 'sendTestMail',
				input: {},
				onDone: [
					{ guard: answered<MailVerdict>('sent'), target: 'editing', actions: factsOf },
					{
						guard: answered<MailVerdict>('mailRefused'),
						target: 'editing',
						actions: [reasonOf, answeredFailure<ShopSetupFailure>()],
					},
					{
						guard: answered<MailVerdict>('verificationRequired'),
						target: 'awaitingFactor',
						description: expiry,
					},
					{ target: 'editing', actions: answeredFailure<ShopSetupFailure>() },
				],
				onError: { target: 'editing', actions: unavailable },
			},
		},
		opening: {
			tags: 'busy',
			meta,
			entry: ['clearFailure', 'clearReason', interruptedAt('opening')],
			invoke: {
				id: 'openTestPayment',
				src: 'openTestPayment',
				input: ({ context }) => ({ provider: context.provider }),
				onDone: [
					{
						guard: answered<OpenVerdict>('opened'),
						target: 'paying',
						actions: {
							type: 'assignTest',
							params: ({ event }: Done<OpenVerdict>) => ({
								test: (event.output as { test: OpenedTest }).test,
							}),
						},
					},
					{
						guard: answered<OpenVerdict>('paymentsRefused'),
						target: 'editing',
						actions: [reasonOf, answeredFailure<ShopSetupFailure>()],
					},
					{
						guard: answered<OpenVerdict>('verificationRequired'),
						target: 'awaitingFactor',
						description: expiry,
					},
					{ target: 'editing', actions: answeredFailure<ShopSetupFailure>() },
				],
				onError: { target: 'editing', actions: unavailable },
			},
		},
		paying: {
			meta,
			description: 'The provider talks to the person.',
			invoke: {
				id: 'payTest',
				src: 'payTest',
				input: ({ context }) => ({ test: context.test! }),
				onDone: [
					{
						guard: answered<PayVerdict>('elsewhere'),
						target: 'awaitingPage',
						description: 'The provider has a page instead of a widget.',
					},
					{ target: 'checking' },
				],
				onError: { target: 'checking', description: 'The widget broke: the server knows more.' },
			},
		},
		awaitingPage: {
			meta,
			on: { 'payment.reported': 'checking', 'payment.dropped': 'editing' },
		},
		checking: {
			tags: 'busy',
			meta,
			entry: ['clearFailure', interruptedAt('checking')],
			invoke: {
				id: 'checkTestPayment',
				src: 'checkTestPayment',
				input: ({ context }) => ({ id: context.test!.id }),
				onDone: [
					{
						guard: answered<CheckVerdict>('returned'),
						target: 'editing',
						actions: [factsOf, 'goOn'],
					},
					{
						guard: answered<CheckVerdict>('verificationRequired'),
						target: 'awaitingFactor',
						description: expiry,
					},
					{ target: 'editing', actions: answeredFailure<ShopSetupFailure>() },
				],
				onError: { target: 'editing', actions: unavailable },
			},
		},
		awaitingFactor: {
			meta,
			description: 'The page stays as it is while a code is asked for.',
			on: {
				'factor.verified': [
					{ guard: { type: 'wasInterrupted', params: { at: 'mailing' } }, target: 'mailing' },
					{ guard: { type: 'wasInterrupted', params: { at: 'opening' } }, target: 'opening' },
					{ guard: { type: 'wasInterrupted', params: { at: 'checking' } }, target: 'checking' },
					{ target: 'storing' },
				],
				'factor.declined': 'editing',
			},
		},
	},
})
