import type { Property } from '#machines/kit/property.types.ts'
import type { InboxContext } from './inbox.types.ts'

/** Properties of working through the inbox. */
export const inboxProperties: Property<InboxContext>[] = [
	{
		says: 'Nothing is taken from somebody before a yes.',
		requirement: 'DSK-12',
		after: ({ isIn }) => isIn('handling.confirming'),
		never: ({ did }) => did('start storeOwner'),
		until: ({ isIn, cameBy }) => !isIn('handling.confirming') || cameBy('takeover.confirmed'),
	},
	{
		says: 'Without a second factor nothing is stored again.',
		requirement: 'DSK-12',
		after: ({ cameBy }) => cameBy('storeOwner verificationRequired'),
		never: ({ did }) => did('start storeOwner'),
		until: ({ isIn, cameBy }) => !isIn('handling.awaitingFactor') || cameBy('factor.verified'),
	},
	{
		says: 'An item is open exactly while it is handled.',
		requirement: 'DSK-12',
		always: ({ isIn, context: { open } }) => isIn('handling') === (open !== null),
	},
]
