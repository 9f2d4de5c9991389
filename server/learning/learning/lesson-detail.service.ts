import { formulasIn, paragraphsOf, type RichText } from '#domain/learning/rich-text.rules.ts'
import type { LessonDetail as Detail } from '#openapi/v1.gen.ts'
import { mathOf } from '#server/learning/lesson/formula.rules.ts'
import { openMedia } from '#server/learning/media/media.service.ts'
import { findCaller } from '#server/people/session/session.service.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { drawInThread } from '#server/platform/documents/draw-in-thread.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import type { drawHandout as DrawHandout } from './draw-handout.ts'
import { findDetail, findFilePlace, type LessonOf } from './lesson-detail.store.ts'
import { storeNote, storePosition } from './lesson-own.store.ts'

const drawHandout = drawInThread<typeof DrawHandout>(
	'learning/learning/draw-handout.ts',
	'drawHandout',
)

type Note = Detail['note']

const detailOf = async (db: Db, of: LessonOf) => {
	const row = await findDetail(db, of)
	if (!row) throw new Problem(404, 'not-found')
	return row
}

/** The text of a lesson with its form. */
const textOf = (row: { body: string; rich_text: RichText | null }) =>
	row.rich_text ?? paragraphsOf(row.body)

/**
 * Returns what a learner reads and sees in a lesson, how far it was watched, and the note (CAT-08).
 * @throws Problem 404 not-found if it is no lesson of the account, or awaits confirmation
 */
export const showLesson = async (db: Db, of: LessonOf): Promise<Detail> => {
	const row = await detailOf(db, of)
	const { files, seconds, note, note_version } = row
	const text = textOf(row)
	const formulas = formulasIn(text).map(({ latex, isBlock }) => ({
		latex,
		block: isBlock,
		math: mathOf(latex, isBlock),
	}))
	const shown = files.map((file) => ({ ...file, address: `/profile/lesson-files/${file.id}` }))
	return { text, formulas, files: shown, seconds, note: { body: note, version: note_version } }
}

/**
 * Keeps how far a lesson was watched, the last word of any device.
 * @throws Problem 404 not-found
 */
export const keepPosition = async (
	db: Db,
	position: LessonOf & { seconds: number; now: Date },
): Promise<{ seconds: number }> => {
	if (!(await storePosition(db, position))) throw new Problem(404, 'not-found')
	return { seconds: position.seconds }
}

/**
 * Keeps a note over the version that its writer saw.
 * @throws Problem 404 not-found; 409 note-changed when it was changed elsewhere since
 */
export const keepNote = async (db: Db, note: LessonOf & Note & { now: Date }): Promise<Note> => {
	const version = await storeNote(db, note)
	if (version) return { body: note.body, version }
	await detailOf(db, note)
	throw new Problem(409, 'note-changed')
}

/**
 * Returns a lesson file; undefined unless the session's account is enrolled.
 * @param refresh the cookie's refresh token
 */
export const readLessonFile = async (deps: Deps, refresh: string | undefined, id: string) => {
	const caller = await findCaller(deps, refresh)
	const place = caller && (await findFilePlace(deps.db, caller.account.id, id))
	if (!place) return undefined
	return place.media_id ? openMedia(deps, place.media_id) : deps.storage.open(place.storage_key)
}

/** Returns a lesson as a printable PDF; undefined unless the session's account is enrolled. */
export const readHandout = async (
	deps: Deps,
	refresh: string | undefined,
	of: { enrolmentId: string; lessonId: string },
) => {
	const caller = await findCaller(deps, refresh)
	const row = caller && (await findDetail(deps.db, { accountId: caller.account.id, ...of }))
	if (!row) return undefined
	const { resource, title } = row
	const content = await drawHandout({ resource, title, text: textOf(row) }, deps.config.BRAND_NAME)
	return { contentType: 'application/pdf', content }
}
