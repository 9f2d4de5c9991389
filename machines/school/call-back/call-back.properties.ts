import type { Property } from '#machines/kit/property.types.ts'

/** Properties of the call-back form. */
export const callBackProperties: Property[] = [
	{
		says: 'A request is sent once, until something else is written into the form.',
		requirement: 'CBK-05',
		after: ({ cameBy }) => cameBy('sendRequest sent'),
		never: ({ did }) => did('start sendRequest'),
		until: ({ cameBy }) => cameBy('field.changed'),
	},
	{
		says: 'Who leaves after sending has not given up.',
		requirement: 'CBK-06',
		after: ({ cameBy }) => cameBy('sendRequest sent'),
		never: ({ did }) => did('do recordAbandoned'),
		until: ({ cameBy }) => cameBy('field.changed'),
	},
]
