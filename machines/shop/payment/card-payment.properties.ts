import type { Property } from '#machines/kit/property.types.ts'

/** Properties of a payment by card. */
export const cardPaymentProperties: Property[] = [
	{
		says: 'An order whose payment the provider reported is never given back without the server’s word.',
		requirement: 'PAY-02',
		after: ({ cameBy }) => cameBy('openWidget answered'),
		never: ({ did, cameBy }) => did('do releaseOrder') && !cameBy('verifyPayment'),
	},
]
