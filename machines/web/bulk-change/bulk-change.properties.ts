import type { Property } from '#machines/kit/property.types.ts'

/** Properties of a change of many items. */
export const bulkChangeProperties: Property[] = [
	{
		says: 'Nothing is sent before a yes.',
		requirement: 'DSK-02',
		never: ({ did }) => did('start changeItem'),
		until: ({ cameBy }) => cameBy('change.confirmed'),
	},
	{
		says: 'Without a second factor nothing is sent again.',
		requirement: 'DSK-02',
		after: ({ cameBy }) => cameBy('changeItem verificationRequired'),
		never: ({ did }) => did('start changeItem'),
		until: ({ isIn, cameBy }) => isIn('picking') || cameBy('factor.verified'),
	},
	{
		says: 'After it is stopped, no further item is sent.',
		requirement: 'DSK-02',
		after: ({ cameBy }) => cameBy('change.stopped'),
		never: ({ cameBy, did }) =>
			did('start changeItem') && (cameBy('changeItem changed') || cameBy('changeItem refused')),
		until: ({ isIn }) => isIn('finished'),
	},
]
