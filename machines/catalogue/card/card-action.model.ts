import { rupees } from '#machines/kit/rupees.ts'
import { cardActionMachine } from './card-action.machine.ts'
import type { CardActionContext, CardActionEvent, CardFacts } from './card-action.types.ts'

const facts: CardFacts = {
	signedIn: true,
	schoolMode: false,
	courseType: 'self_paced',
	price: 49900,
	enrolled: false,
	awaiting: false,
	onOwnPage: false,
	inCart: false,
	mayJoinCart: true,
}
const variants: Record<string, CardFacts> = {
	paid: facts,
	'paid signed out': { ...facts, signedIn: false },
	free: { ...facts, price: null, mayJoinCart: false },
	'free signed out': { ...facts, price: 0, signedIn: false },
	enrolled: { ...facts, enrolled: true, mayJoinCart: false },
	'in cart': { ...facts, inCart: true },
	webinar: { ...facts, courseType: 'webinar', mayJoinCart: false },
	'webinar here': { ...facts, courseType: 'webinar', mayJoinCart: false, onOwnPage: true },
	'webinar here signed out': {
		...facts,
		courseType: 'webinar',
		mayJoinCart: false,
		onOwnPage: true,
		signedIn: false,
	},
	'training here': { ...facts, courseType: 'live_training', onOwnPage: true },
	'training here signed out': {
		...facts,
		courseType: 'live_training',
		onOwnPage: true,
		signedIn: false,
	},
	awaiting: { ...facts, courseType: 'live_training', mayJoinCart: false, awaiting: true },
	school: { ...facts, schoolMode: true },
	'school here': { ...facts, schoolMode: true, courseType: 'bundle', onOwnPage: true },
}
const named = (value: CardFacts): string =>
	Object.entries(variants).find(
		([, variant]) => JSON.stringify(variant) === JSON.stringify(value),
	)?.[0] ?? JSON.stringify(value)

/** How the paths of card-action are found. */
export const cardActionModel = {
	machine: cardActionMachine,
	inputs: Object.fromEntries(
		Object.entries(variants).map(([name, value]) => [
			name.replaceAll(' ', '-'),
			{ resourceId: 'p1', facts: value },
		]),
	),
	events: {
		'main.chosen': { type: 'main.chosen' },
		'badge.chosen': { type: 'badge.chosen' },
		'toggle.chosen': { type: 'toggle.chosen' },
		'facts.observed enrolled': { type: 'facts.observed', facts: variants.enrolled! },
		'facts.observed signed out': {
			type: 'facts.observed',
			facts: variants['paid signed out']!,
		},
	} satisfies Record<string, CardActionEvent>,
	outcomes: {
		addToCart: {
			changed: { output: { kind: 'changed' } },
			owned: { output: { kind: 'owned' } },
			notSold: { output: { kind: 'notSold' } },
			full: { output: { kind: 'full' } },
			signedOut: { output: { kind: 'signedOut' } },
			unreachable: { error: new Error('offline') },
		},
		removeFromCart: {
			changed: { output: { kind: 'changed' } },
			gone: { output: { kind: 'gone' } },
			signedOut: { output: { kind: 'signedOut' } },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: {},
	effects: ['startLearning', 'goToCart', 'openDetail', 'openPurchase', 'askLogin'],
	words: { price: rupees },
	project: ({ facts: known, failure }: CardActionContext) => ({ facts: named(known), failure }),
}
