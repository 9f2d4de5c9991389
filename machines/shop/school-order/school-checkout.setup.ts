import { assign, setup } from 'xstate'
import { isKind } from '#machines/kit/answered.ts'
import { failureActions } from '#machines/kit/failure.ts'
import type { CheckoutDraft } from './checkout-draft.rules.ts'
import type {
	CheckoutActors,
	CheckoutContext,
	CheckoutEffects,
	CheckoutEvent,
	CheckoutFacts,
	CheckoutFailure,
	CheckoutFaults,
	CheckoutInput,
	CheckoutStatus,
	CheckoutTag,
} from './school-checkout.types.ts'

/** Types, actions and guards of the checkout of a school's order. */
export const checkoutSetup = setup({
	types: {
		context: {} as CheckoutContext,
		events: {} as CheckoutEvent,
		input: {} as CheckoutInput,
		tags: {} as CheckoutTag,
		meta: {} as { requirement: string },
	},
	actors: {} as CheckoutActors,
	actions: {
		...({} as CheckoutEffects),
		assignDraft: assign(({ context }, { change }: { change: Partial<CheckoutDraft> }) => ({
			draft: { ...context.draft, ...change },
			faults: Object.fromEntries(
				Object.entries(context.faults).filter(([field]) => !(field in change)),
			),
		})),
		assignFacts: assign({ facts: (_, { facts }: { facts: CheckoutFacts }) => facts }),
		assignFaults: assign({ faults: (_, { faults }: { faults: CheckoutFaults }) => faults }),
		...failureActions<CheckoutFailure>(),
	},
	guards: {
		isExpired: ({ context }) => context.facts.isExpired,
		isStatus: ({ context }, { wanted }: { wanted: CheckoutStatus[] }) =>
			wanted.includes(context.facts.status),
		isNews: ({ context: { facts } }, { facts: told }: { facts: CheckoutFacts }) =>
			facts.status !== told.status || facts.isExpired !== told.isExpired,
		hasWords: ({ context }) => context.draft.words.trim() !== '',
		isKind,
	},
})
