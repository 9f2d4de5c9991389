import { sql } from 'drizzle-orm'
import type { RichText } from '#domain/learning/rich-text.rules.ts'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { lesson, lessonFile } from '#server/learning/lesson/lesson.tables.ts'
import { lessonNote, watchPosition } from '#server/learning/lesson/lesson-note.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { prepareRows } from '#server/platform/database/prepare.ts'
import { enrolment } from './enrolment.tables.ts'

/** A lesson of an account's confirmed enrolment. */
export type LessonOf = { accountId: string; enrolmentId: string; lessonId: string }

/** Of a lesson: what there is to watch, how far it was watched, and the learner's note. */
export type LessonDetailRow = {
	title: string
	body: string
	rich_text: RichText | null
	resource: string
	files: {
		id: string
		media: string | null
		kind: 'video' | 'audio' | 'picture' | 'document' | 'captions'
		label: string
		language: string
		content_type: string
		seconds: number
	}[]
	seconds: number
	note: string
	note_version: number
}

const at = (name: string) => sql`${sql.placeholder(name)}::uuid`

/** The enrolment and the lesson, where the account may open it. */
export const openLesson = sql`${enrolment} e join ${lesson} l on l.resource_id = e.resource_id
  where e.id = ${at('enrolmentId')} and l.id = ${at('lessonId')}
    and e.account_id = ${at('accountId')} and e.status = 'confirmed'`

const details = prepareRows<LessonDetailRow, LessonOf>(
	'lesson detail',
	sql`select mine.title, mine.body, mine.rich_text, r.title as resource,
    coalesce(p.seconds, 0) as seconds, coalesce(n.body, '') as note, coalesce(n.version, 0) as note_version,
    (select coalesce(json_agg(json_build_object('id', f.id, 'media', f.media_id, 'kind', f.kind, 'label', f.label,
        'language', f.language, 'content_type', f.content_type, 'seconds', f.seconds) order by f.position), '[]')
      from ${lessonFile} f where f.lesson_id = mine.id) as files
  from (select l.id, l.title, l.body, l.rich_text, l.resource_id, e.id as enrolment_id from ${openLesson}) as mine
  join ${resource} r on r.id = mine.resource_id
  left join ${watchPosition} p on p.enrolment_id = mine.enrolment_id and p.lesson_id = mine.id
  left join ${lessonNote} n on n.enrolment_id = mine.enrolment_id and n.lesson_id = mine.id`,
)

/** A lesson that the account may open; undefined for any other. */
export const findDetail = async (db: Db, of: LessonOf): Promise<LessonDetailRow | undefined> =>
	(await details(db, of))[0]

/** Where the content of a lesson's file is: under a key, or in the parts of a file of the desk. */
export type FilePlace = { storage_key: string; media_id: string | null }

const files = prepareRows<FilePlace, { accountId: string; id: string }>(
	'lesson file',
	sql`select f.storage_key, f.media_id from ${lessonFile} f
  join ${lesson} l on l.id = f.lesson_id
  join ${enrolment} e on e.resource_id = l.resource_id
  where f.id = ${at('id')} and e.account_id = ${at('accountId')} and e.status = 'confirmed'`,
)

/** Returns where a lesson's file is, for an enrolled account; undefined for others. */
export const findFilePlace = async (
	db: Db,
	accountId: string,
	id: string,
): Promise<FilePlace | undefined> => (await files(db, { accountId, id }))[0]
