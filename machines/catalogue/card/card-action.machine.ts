import { and, assign, setup } from 'xstate'
import { answered, isKind } from '#machines/kit/answered.ts'
import { answeredFailure, failureActions, unavailable } from '#machines/kit/failure.ts'
import { isFree, type MainAction, offersOf } from './card-action.rules.ts'
import type {
	CardActionActors,
	CardActionContext,
	CardActionEffects,
	CardActionEvent,
	CardActionInput,
	CardActionTag,
	CardFacts,
	CardFailure,
	CardVerdict,
} from './card-action.types.ts'

type Observed = { event: { facts: CardFacts } }

const known = (facts: CardFacts) => ({ facts, offers: offersOf(facts) })
const observed = ({ event }: Observed) => ({ facts: event.facts })
const remembering = { type: 'assignFacts' as const, params: observed }
const product = ({ context }: { context: CardActionContext }) => ({
	resourceId: context.resourceId,
})
const leadsTo = (wanted: MainAction) => ({ type: 'leadsTo' as const, params: { wanted } })
const asking = (action: 'enrol' | 'purchase') => ({
	type: 'askLogin' as const,
	params: ({ context }: { context: CardActionContext }) => ({
		resourceId: context.resourceId,
		action,
	}),
})
const buying = {
	type: 'openPurchase' as const,
	params: ({ context: { resourceId, facts } }: { context: CardActionContext }) => ({
		resourceId,
		free: isFree(facts.price),
	}),
}
const refusing = answeredFailure<CardFailure>()

/**
 * The actions of one card: its main action, and adding to or removing from the cart (CRD-01 to
 * CRD-07).
 */
export const cardActionMachine = setup({
	types: {
		context: {} as CardActionContext,
		events: {} as CardActionEvent,
		input: {} as CardActionInput,
		tags: {} as CardActionTag,
		meta: {} as { requirement: string },
	},
	actors: {} as CardActionActors,
	actions: {
		...({} as CardActionEffects),
		assignFacts: assign((_, params: { facts: CardFacts }) => known(params.facts)),
		markInCart: assign(({ context }, params: { inCart: boolean }) =>
			known({ ...context.facts, inCart: params.inCart }),
		),
		...failureActions<CardFailure>(),
	},
	guards: {
		leadsTo: ({ context }, params: { wanted: string }) => context.offers.main === params.wanted,
		isBadge: ({ context }, params: { wanted: string }) => context.offers.badge === params.wanted,
		toggles: ({ context }, params: { wanted: string }) => context.offers.toggle === params.wanted,
		isOtherViewer: ({ context }, { facts }: { facts: CardFacts }) =>
			facts.signedIn !== context.facts.signedIn,
		isSignedOutSelfPaced: ({ context }) =>
			!context.facts.signedIn && context.facts.courseType === 'self_paced',
		isHere: ({ context }) => context.facts.onOwnPage,
		canBuyHere: ({ context }) => context.facts.onOwnPage && context.facts.signedIn,
		canEnrol: ({ context }) => context.facts.signedIn && context.offers.main === 'enrol',
		isKind,
	},
}).createMachine({
	id: 'card-action',
	description: 'What a card of the catalogue can do for this visitor now.',
	context: ({ input }) => ({ resourceId: input.resourceId, ...known(input.facts), failure: null }),
	initial: 'ready',
	on: {
		'facts.observed': [
			{
				guard: { type: 'isOtherViewer', params: observed },
				target: '.ready',
				actions: remembering,
				description: 'Somebody signed in or out: the answer of the cart before no longer counts.',
				meta: { requirement: 'CRD-01' },
			},
			{ actions: remembering, meta: { requirement: 'CRD-01' } },
		],
		'badge.chosen': [
			{
				guard: { type: 'isBadge', params: { wanted: 'enrolled' } },
				actions: { type: 'startLearning', params: product },
				meta: { requirement: 'CRD-03' },
			},
			{
				guard: { type: 'isBadge', params: { wanted: 'purchaseNow' } },
				actions: buying,
				description: 'Also while the cart has not answered: the press is not lost.',
				meta: { requirement: 'CRD-03' },
			},
			{
				guard: 'isSignedOutSelfPaced',
				actions: asking('purchase'),
				meta: { requirement: 'CRD-03' },
			},
			{ guard: 'canBuyHere', actions: buying, meta: { requirement: 'CRD-03' } },
			{ guard: 'isHere', actions: asking('purchase'), meta: { requirement: 'CRD-03' } },
			{
				actions: { type: 'openDetail', params: product },
				meta: { requirement: 'CRD-03' },
			},
		],
	},
	states: {
		ready: {
			initial: 'idle',
			meta: { requirement: 'CRD-01' },
			on: {
				'main.chosen': [
					{
						guard: leadsTo('startLearning'),
						actions: { type: 'startLearning', params: product },
						description: 'Already in my learning.',
					},
					{ guard: leadsTo('goToCart'), actions: 'goToCart' },
					{
						guard: 'canEnrol',
						actions: buying,
						description: 'Free: enrolled in with this one press.',
						meta: { requirement: 'PUR-04' },
					},
					{
						guard: leadsTo('enrol'),
						actions: asking('enrol'),
						description: 'Free, but nobody is signed in.',
						meta: { requirement: 'CRD-02' },
					},
					{
						guard: leadsTo('addToCart'),
						target: 'adding',
						meta: { requirement: 'CRD-01 CRD-02' },
					},
					{
						guard: and([leadsTo('register'), 'canBuyHere']),
						actions: buying,
						description: 'On its own page, `Register Now` registers.',
						meta: { requirement: 'CRD-03' },
					},
					{
						guard: and([leadsTo('register'), 'isHere']),
						actions: asking('purchase'),
						meta: { requirement: 'CRD-03' },
					},
					{
						guard: leadsTo('register'),
						actions: { type: 'openDetail', params: product },
						description: 'The cart does not take it: register on its page.',
						meta: { requirement: 'CRD-07' },
					},
				],
				'toggle.chosen': [
					{
						guard: { type: 'toggles', params: { wanted: 'add' } },
						target: 'adding',
						meta: { requirement: 'CRD-06' },
					},
					{
						guard: { type: 'toggles', params: { wanted: 'remove' } },
						target: 'removing',
						meta: { requirement: 'CRD-06' },
					},
				],
			},
			states: {
				idle: {},
				refused: {
					description: 'The last change of the cart did not happen.',
					tags: 'failed',
					meta: { requirement: 'CRD-07' },
					exit: 'clearFailure',
				},
			},
		},
		adding: {
			description: 'A second click is ignored.',
			tags: 'busy',
			meta: { requirement: 'CRD-01' },
			invoke: {
				id: 'addToCart',
				src: 'addToCart',
				input: product,
				onDone: [
					{
						guard: answered<CardVerdict>('changed'),
						target: 'ready.idle',
						actions: { type: 'markInCart', params: { inCart: true } },
					},
					{ target: 'ready.refused', actions: refusing, meta: { requirement: 'CRD-07' } },
				],
				onError: {
					target: 'ready.refused',
					actions: unavailable,
				},
			},
		},
		removing: {
			tags: 'busy',
			meta: { requirement: 'CRD-06' },
			invoke: {
				id: 'removeFromCart',
				src: 'removeFromCart',
				input: product,
				onDone: [
					{
						guard: answered<CardVerdict>('changed'),
						target: 'ready.idle',
						actions: { type: 'markInCart', params: { inCart: false } },
					},
					{ target: 'ready.refused', actions: refusing },
				],
				onError: {
					target: 'ready.refused',
					actions: unavailable,
				},
			},
		},
	},
})
