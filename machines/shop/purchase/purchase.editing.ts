import { purchaseSetup } from './purchase.setup.ts'

const total = ({ event }: { event: { total: number } }) => ({ total: event.total })

/** The form of a purchase (PUR-01). */
export const editing = purchaseSetup.createStateConfig({
	description: 'The form; an unsettled promo code cannot be sent.',
	tags: 'dismissible',
	entry: 'resetAgreement',
	meta: { requirement: 'PUR-01' },
	on: {
		'field.changed': {
			actions: {
				type: 'assignField',
				params: ({ event: { field, value } }) => ({ field, value }),
			},
		},
		'coins.changed': {
			actions: [
				{ type: 'assignCoins', params: ({ event }) => ({ coins: event.coins }) },
				'clearProblem',
			],
			meta: { requirement: 'WAL-01' },
		},
		'promo.observed': {
			actions: [
				{ type: 'assignPromo', params: ({ event: { code, kind } }) => ({ code, kind }) },
				'clearProblem',
			],
			meta: { requirement: 'PRM-01' },
		},
		'purchase.submitted': [
			{
				guard: { type: 'isComplete', params: total },
				target: 'quoting',
				actions: { type: 'agree', params: ({ event }) => ({ total: event.total }) },
			},
			{ guard: 'isPromoSettled', actions: { type: 'showErrors', params: total } },
		],
		'abroad.confirmed': { actions: 'confirmAbroad', meta: { requirement: 'PUR-06' } },
		'purchase.dismissed': 'dismissed',
	},
})
