import { z } from 'zod'

const place = z.tuple([z.iso.datetime(), z.uuid()])

/** The place of a journey in the list, newest first. */
export type Place = { startedAt: Date; id: string }

/** Writes a place as an opaque cursor. */
export const cursorOf = ({ startedAt, id }: Place): string =>
	Buffer.from(JSON.stringify([startedAt.toISOString(), id])).toString('base64url')

/** Reads a cursor; null when it is not one of ours. */
export const placeOf = (cursor: string): Place | null => {
	try {
		const [startedAt, id] = place.parse(
			JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')),
		)
		return { startedAt: new Date(startedAt), id }
	} catch {
		return null
	}
}
