import { refreshAccess } from '#api/access-token.ts'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import { type Journey, type JourneysAnswer, readJourneys } from '#atlas/usage/journey.ts'
import {
	type JourneysAsked,
	JourneysRefused,
	type JourneysSource,
} from '#atlas/usage/journeys-source.ts'

const PAGE = 1000
const MOST = 20_000

const day = (text: string | undefined, later = 0): string | undefined => {
	const time = Date.parse(`${text}T00:00:00`)
	return Number.isNaN(time) ? undefined : new Date(time + later).toISOString()
}

/** Days are whole and of this browser's zone; the last one is within. */
const filterOf = ({ machine, since, until, role, device, visitor }: JourneysAsked) => ({
	machine,
	limit: PAGE,
	from: day(since),
	to: day(until, 86_400_000),
	role: role as 'teacher' | undefined,
	device: device as 'phone' | undefined,
	visitor: visitor as 'new' | undefined,
})

const refusalOf = (error: unknown): unknown => {
	if (!(error instanceof ApiError)) return error
	if (error.status === 401) return new JourneysRefused('signedOut')
	return error.status === 403 ? new JourneysRefused('forbidden') : error
}

/** Where the page of the atlas reads recorded journeys (ATL-06). */
export const journeys: JourneysSource = {
	signIn: '/login',
	hint: 'With demo data, ask for a login link for analyst@demo.vidya.test; it arrives in the demo mailbox, /dev/mail.',
	read: async (asked, signal) => {
		if (!(await refreshAccess())) throw new JourneysRefused('signedOut')
		const found: Journey[] = []
		let cursor: string | null = null
		let total = 0
		do {
			const query: ReturnType<typeof filterOf> & { cursor?: string } = {
				...filterOf(asked),
				...(cursor ? { cursor } : {}),
			}
			const { data } = await api
				.GET('/journeys', { params: { query }, signal })
				.catch((error: unknown) => Promise.reject(refusalOf(error)))
			found.push(...readJourneys(data as unknown as JourneysAnswer))
			total = data!.total
			cursor = data!.next_cursor
		} while (cursor && found.length < MOST)
		return { journeys: found, total }
	},
}
