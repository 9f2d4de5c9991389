import type { Property } from '#machines/kit/property.types.ts'

/** Properties of an upload. */
export const uploadProperties: Property[] = [
	{
		says: 'A file that is not taken is not sent.',
		requirement: 'DSK-05',
		never: ({ did, cameBy }) => did('start beginUpload') && cameBy('file.chosen text'),
	},
	{
		says: 'After a lost connection the server is asked how far the upload is before a part is sent.',
		requirement: 'DSK-05',
		after: ({ isIn }) => isIn('open.waiting'),
		never: ({ did }) => did('start sendPart'),
		until: ({ cameBy, isIn }) => cameBy('beginUpload begun') || isIn('idle'),
	},
	{
		says: 'An upload is reported only when all its parts have arrived.',
		requirement: 'DSK-05',
		never: ({ did, context }) =>
			did('emit upload.done') && Number(context.sent) < Number(context.total),
	},
	{
		says: 'Without a second factor nothing is sent again.',
		requirement: 'DSK-02',
		after: ({ isIn }) => isIn('open.awaitingFactor'),
		never: ({ did }) => did('start beginUpload') || did('start sendPart'),
		until: ({ cameBy, isIn }) => cameBy('factor.verified') || isIn('idle'),
	},
]
