import { faultOfWords, type ListFile } from '#domain/people/list-file.rules.ts'
import { yesOf } from '#domain/people/table-rows.rules.ts'
import { indiaText, momentOf } from './india-time.rules.ts'

/** When and where a live resource, named by its address, happens; moments are ISO 8601. */
export type SessionLine = {
	resource: string
	starts_at: string
	ends_at: string
	join_url: string | null
	recording_url: string | null
	cancelled: boolean
}

const LONGEST_MIN = 12 * 60
const LINK = /^https:\/\/\S{1,1990}$/

const dayOf = (moment: string) => indiaText(moment).slice(0, 10)
const timeOf = (moment: string) => indiaText(moment).slice(11)

/** A file of live sessions (28.3), in Indian time. */
export const sessionFile: ListFile<SessionLine> = {
	columns: [
		...['resource', 'day', 'time', 'minutes'],
		...['join_url', 'recording_url', 'cancelled'],
	],
	needed: ['resource', 'day', 'time'],
	most: 1000,
	readLine: (cell) => {
		const fault = (column: string, reason: 'day' | 'time' | 'number' | 'link' | 'yes') => ({
			...{ column, value: cell(column), reason },
		})
		const long = faultOfWords(cell, { resource: 200 })
		if (long) return long
		const midnight = momentOf(`${cell('day')}T00:00`)
		if (midnight === null || dayOf(midnight) !== cell('day')) return fault('day', 'day')
		const startsAt = momentOf(`${cell('day')}T${cell('time').padStart(5, '0')}`)
		if (startsAt === null || dayOf(startsAt) !== cell('day')) return fault('time', 'time')
		const minutes = cell('minutes') === '' ? 60 : Number(cell('minutes'))
		if (!(Number.isInteger(minutes) && minutes >= 1 && minutes <= LONGEST_MIN))
			return fault('minutes', 'number')
		const link = (['join_url', 'recording_url'] as const).find(
			(column) => cell(column) !== '' && !LINK.test(cell(column)),
		)
		if (link) return fault(link, 'link')
		const cancelled = yesOf(cell('cancelled'))
		if (cancelled === undefined) return fault('cancelled', 'yes')
		return {
			...{ resource: cell('resource'), starts_at: startsAt, cancelled },
			ends_at: new Date(Date.parse(startsAt) + minutes * 60_000).toISOString(),
			...{ join_url: cell('join_url') || null, recording_url: cell('recording_url') || null },
		}
	},
}

/** A session as a line of such a file; a resource without one has no time. */
export const sessionLine = (
	resource: string,
	session: Omit<SessionLine, 'resource'> | null,
): Record<string, string | number> => ({
	resource,
	day: session ? dayOf(session.starts_at) : '',
	time: session ? timeOf(session.starts_at) : '',
	minutes: session ? (Date.parse(session.ends_at) - Date.parse(session.starts_at)) / 60_000 : '',
	...{ join_url: session?.join_url ?? '', recording_url: session?.recording_url ?? '' },
	cancelled: session?.cancelled ? 'yes' : 'no',
})
