import { sql } from 'drizzle-orm'
import { lessonNote, watchPosition } from '#server/learning/lesson/lesson-note.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { prepare } from '#server/platform/database/prepare.ts'
import { type LessonOf, openLesson } from './lesson-detail.store.ts'

const now = sql`${sql.placeholder('now')}::timestamptz`

const positions = prepare<{ seconds: number }, LessonOf & { seconds: number; now: string }>(
	'lesson position',
	sql`insert into ${watchPosition} (enrolment_id, lesson_id, seconds, changed_at)
  select e.id, l.id, ${sql.placeholder('seconds')}::integer, ${now} from ${openLesson}
  on conflict (enrolment_id, lesson_id) do update set seconds = excluded.seconds, changed_at = excluded.changed_at
  returning seconds`,
)

/** Writes how far a lesson was watched; false when it is none of the account's. */
export const storePosition = async (
	db: Db,
	position: LessonOf & { seconds: number; now: Date },
): Promise<boolean> =>
	(await positions(db, { ...position, now: position.now.toISOString() })).length === 1

type NewNote = { body: string; version: number }

const notes = prepare<{ version: number }, LessonOf & NewNote & { now: string }>(
	'lesson note',
	sql`insert into ${lessonNote} (enrolment_id, lesson_id, body, version, changed_at)
  select e.id, l.id, ${sql.placeholder('body')}, 1, ${now} from ${openLesson}
  on conflict (enrolment_id, lesson_id) do update
    set body = excluded.body, version = ${lessonNote}.version + 1, changed_at = excluded.changed_at
    where ${lessonNote}.version = ${sql.placeholder('version')}::integer
  returning version`,
)

/**
 * Writes a note over the version that its writer saw; the new version, or undefined when there is
 * another one or no such lesson.
 */
export const storeNote = async (
	db: Db,
	note: LessonOf & NewNote & { now: Date },
): Promise<number | undefined> =>
	(await notes(db, { ...note, now: note.now.toISOString() }))[0]?.version
