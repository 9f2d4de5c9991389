import type { Property } from '#machines/kit/property.types.ts'

/** Properties of a command of the desk. */
export const commandProperties: Property[] = [
	{
		says: 'Nothing is sent before a yes.',
		requirement: 'DSK-02',
		never: ({ did }) => did('start sendCommand'),
		until: ({ cameBy }) => cameBy('command.confirmed'),
	},
	{
		says: 'Without a second factor nothing is sent again.',
		requirement: 'DSK-02',
		after: ({ cameBy }) => cameBy('sendCommand verificationRequired'),
		never: ({ did }) => did('start sendCommand'),
		until: ({ isIn, cameBy }) => isIn('idle') || cameBy('factor.verified'),
	},
]
