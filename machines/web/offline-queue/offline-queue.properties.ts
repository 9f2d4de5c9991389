import type { Property } from '#machines/kit/property.types.ts'

type Projected = {
	changes: string[]
	refused: string[]
	here: boolean
	online: boolean
	underWay: string | null
}

/** Properties of the changes that wait for the connection. */
export const offlineQueueProperties: Property<Projected>[] = [
	{
		says: 'A change is sent only with a connection, and only for who made it.',
		requirement: 'OFF-01',
		never: ({ did, context: { online, here } }) => did('start sendChange') && !(online && here),
	},
	{
		says: 'What is under way is kept until the server has answered, or another tab has sent it or taken it back.',
		requirement: 'OFF-01',
		never: ({ context: { changes, underWay } }) => underWay !== null && !changes.includes(underWay),
		until: ({ cameBy }) => cameBy('storage.observed'),
	},
	{
		says: 'With a connection, every waiting change of the account is sent or refused in the end.',
		requirement: 'OFF-01',
		eventually: ({ context: { changes, online, here } }) =>
			changes.length === 0 || !online || !here,
	},
]
