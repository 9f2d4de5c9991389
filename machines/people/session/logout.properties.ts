import type { Property } from '#machines/kit/property.types.ts'

/** Properties of signing out. */
export const logoutProperties: Property[] = [
	{
		says: 'A cleared browser is loaded again.',
		requirement: 'SES-02',
		after: ({ did }) => did('do clearStorage'),
		possible: ({ did }) => did('do reload'),
	},
	{
		says: 'Nothing is cleared before the server has ended the session.',
		requirement: 'SES-02',
		never: ({ did }) => did('do clearStorage'),
		until: ({ cameBy }) => cameBy('signOut done'),
	},
]
