import { purchaseSetup } from './purchase.setup.ts'

/** The payment was made: says so, and meanwhile counts the coins that it earned (PUR-05). */
export const paid = purchaseSetup.createStateConfig({
	description: '`Success` / `Payment Success`.',
	meta: { requirement: 'PUR-05' },
	entry: 'discardDraft',
	initial: 'counting',
	states: {
		counting: {
			tags: 'busy',
			meta: { requirement: 'PUR-05' },
			invoke: {
				id: 'countCoins',
				src: 'countCoins',
				input: ({ context }) => ({ paymentId: context.paymentId! }),
				onDone: {
					target: 'counted',
					actions: {
						type: 'assignEarned',
						params: ({ event }: { event: { output: number } }) => ({ coins: event.output }),
					},
				},
				onError: {
					target: 'counted',
					description: 'The coins are in the wallet all the same.',
				},
			},
		},
		counted: {
			meta: { requirement: 'PUR-05' },
			on: {
				'alert.acknowledged': [
					{ guard: 'hasEarned', target: '#purchase.coinsEarned' },
					{ target: '#purchase.learning' },
				],
			},
		},
	},
})

/** The second alert of a paid purchase (PUR-05). */
export const coinsEarned = purchaseSetup.createStateConfig({
	description: '`Vidya Coins Earned!` with how many.',
	meta: { requirement: 'PUR-05' },
	on: { 'alert.acknowledged': 'learning' },
})
