import type { Property } from '#machines/kit/property.types.ts'

/** Properties of setting up a shop. */
export const shopSetupProperties: Property[] = [
	{
		says: 'Settings with a wrong field are not sent.',
		requirement: 'DSK-01',
		never: ({ did, context }) => did('start storeSettings') && context.isFaulty === true,
	},
	{
		says: 'Nothing is sent or paid that was not asked for.',
		requirement: 'DSK-01',
		never: ({ isIn, cameBy }) =>
			(isIn('opening') && !cameBy('payment.requested') && !cameBy('factor.verified')) ||
			(isIn('mailing') && !cameBy('mail.requested') && !cameBy('factor.verified')) ||
			(isIn('storing') && !cameBy('step.submitted') && !cameBy('factor.verified')),
	},
	{
		says: 'A test payment whose widget was closed is checked before anything else.',
		requirement: 'DSK-01',
		never: ({ isIn, cameBy }) =>
			!isIn('checking') && (cameBy('payTest closed') || cameBy('payTest broken')),
	},
	{
		says: 'A test is over only when the provider was asked, or the person dropped it.',
		requirement: 'DSK-01',
		after: ({ isIn }) => isIn('awaitingPage'),
		never: ({ isIn, cameBy }) => isIn('editing') && !cameBy('payment.dropped'),
		until: ({ isIn }) => isIn('checking') || isIn('editing'),
	},
]
