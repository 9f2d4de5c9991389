import type { Property } from '#machines/kit/property.types.ts'

/** Properties of making and changing a record of the desk. */
export const recordEditorProperties: Property[] = [
	{
		says: 'A form with a wrong field is not sent.',
		requirement: 'DSK-02',
		never: ({ did, cameBy }) => did('start storeRecord') && cameBy('form.submitted faulty'),
	},
	{
		says: 'After the server asked for a second factor, the record is sent again only when it was given.',
		requirement: 'DSK-02',
		after: ({ cameBy }) => cameBy('storeRecord verificationRequired'),
		never: ({ isIn, cameBy }) => isIn('submitting') && !cameBy('factor.verified'),
		until: ({ isIn }) => isIn('editing'),
	},
	{
		says: 'The form is over only when the server has stored the record.',
		requirement: 'DSK-02',
		never: ({ isIn }) => isIn('submitted'),
		until: ({ cameBy }) => cameBy('storeRecord stored'),
	},
]
