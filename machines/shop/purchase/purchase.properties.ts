import type { Moment, Property } from '#machines/kit/property.types.ts'

const beginsPaying = ({ did }: Moment) => did('start payByCard') || did('start payByRedirect')

const unpaid = [
	...['dismissed', 'declined', 'scriptFailed'].map((verdict) => `payByCard ${verdict}`),
	...['failed', 'refusedOrder'].map((verdict) => `payByRedirect ${verdict}`),
	...['payByCard', 'payByRedirect'].flatMap((actor) =>
		['refused', 'signedOut', 'unreachable'].map((verdict) => `${actor} ${verdict}`),
	),
	...['declined', 'unpaid', 'refunded'].map((verdict) => `awaitPayment ${verdict}`),
]

/** Properties of every purchase. */
export const purchaseProperties: Property[] = [
	{
		says: 'Nothing is paid twice: after a payment has begun no other begins, until it is known that nothing was taken or the buyer is back from the provider’s page.',
		requirement: 'PUR-05',
		after: beginsPaying,
		never: beginsPaying,
		until: ({ cameBy }) => unpaid.some(cameBy) || cameBy('page.restored'),
	},
	{
		says: 'Nobody pays a price that was not quoted again after the form was sent.',
		requirement: 'PUR-03',
		after: ({ isIn }) => isIn('editing'),
		never: beginsPaying,
		until: ({ cameBy }) => cameBy('quoteOrder paid'),
	},
	{
		says: 'A name that was typed stays, whatever fails.',
		requirement: 'PUR-01',
		after: ({ cameBy }) => cameBy('field.changed name'),
		never: ({ context }) => context.name === '',
	},
	{
		says: 'The draft is kept until something was bought.',
		requirement: 'PUR-01',
		never: ({ did, isIn }) => did('do discardDraft') && !isIn('paid') && !isIn('enrolled'),
	},
	{
		says: 'A payment that may still come is looked for again without anybody’s help until it is known, or until it is left to the buyer.',
		requirement: 'PAY-01',
		after: ({ isIn }) => isIn('pending'),
		eventually: ({ isIn }) => !isIn('pending') || isIn('pending.stopped'),
	},
]
