import type { Property } from '#machines/kit/property.types.ts'

/** Properties of a tab's session. */
export const sessionProperties: Property[] = [
	{
		says: 'What one was about to do before signing in is done once.',
		requirement: 'SES-03',
		after: ({ did }) => did('do resumeIntent'),
		never: ({ did }) => did('do resumeIntent'),
		until: ({ cameBy }) => cameBy('login.asked'),
	},
	{
		says: 'A link signs nobody in before they press Continue.',
		requirement: 'SES-01',
		after: ({ cameBy }) => cameBy('link.opened'),
		never: ({ did }) => did('start consumeLink'),
		until: ({ cameBy }) => cameBy('link.confirmed'),
	},
]
