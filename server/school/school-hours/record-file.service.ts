import {
	daysOfSchoolYear,
	hoursOf,
	indianDayOf,
	nameOfSchoolYear,
	trainingGoals,
} from '#domain/learning/training-year.rules.ts'
import type { SchoolHours } from '#openapi/v1.gen.ts'
import type { Deps } from '#server/platform/deps.ts'
import { csvFile } from '#server/platform/documents/csv.ts'
import { drawInThread } from '#server/platform/documents/draw-in-thread.ts'
import type { DocumentLanguage } from '#server/platform/documents/words-of-amount.ts'
import type { drawSchoolRecord as DrawSchoolRecord } from './draw-school-record.ts'
import { describeHours } from './hours.service.ts'
import { findSchool, readEntries } from './record.store.ts'
import { schoolRecordWords, standingOf } from './school-record-words.ts'
import { readSessions } from './session.service.ts'

const drawSchoolRecord = drawInThread<typeof DrawSchoolRecord>(
	'school/school-hours/draw-school-record.ts',
	'drawSchoolRecord',
)

/** Most rows of a file. */
const MOST = { teachers: 5000, sessions: 1000, entries: 50_000 } as const

type Asked = { year: number | undefined; language: DocumentLanguage }

type File = { name: string; type: string; content: Buffer | string }

const fileName = (what: string, year: number, ending: string) =>
	`vidya-${what}-${nameOfSchoolYear(year)}.${ending}`

const CSV = 'text/csv; charset=utf-8'

const rowsOf = ({ teachers }: SchoolHours, language: DocumentLanguage) => {
	const say = schoolRecordWords[language]
	const sums = ['all', 'board', 'school', 'values', 'practice', 'growth'] as const
	return [
		[say.teacher, ...sums.map((sum) => say[sum]), say.counted, say.standing, say.last],
		...teachers.data.map((one) => [
			one.name,
			...sums.map((sum) => Number(hoursOf(one.sums[sum]))),
			Number(hoursOf(one.counted)),
			standingOf(one, trainingGoals.all, say),
			one.last_on ?? '',
		]),
	]
}

/**
 * HRS-03: the record of a school in a school year, a row a teacher, with the sessions that it held
 * where it is a PDF.
 */
export const readSchoolRecord = async (
	deps: Deps,
	schoolId: string,
	{ year, language, format }: Asked & { format: 'pdf' | 'csv' },
): Promise<File> => {
	const now = deps.clock()
	const asked = { year, sort: 'name', limit: MOST.teachers } as const
	const hours = await describeHours(deps.db, schoolId, { ...asked, now })
	const name = fileName('school-record', hours.year, format)
	if (format === 'csv') return { name, type: CSV, content: csvFile(rowsOf(hours, language)) }
	const window = { year: hours.year, limit: MOST.sessions }
	const [sessions, own] = await Promise.all([
		readSessions(deps, schoolId, window),
		findSchool(deps.db, schoolId),
	])
	const record = { ...own, today: indianDayOf(now), hours, sessions: sessions.data }
	const content = await drawSchoolRecord(record, language, deps.config.BRAND_NAME)
	return { name, type: 'application/pdf', content }
}

/** HRS-03: everything that counted for a school’s teachers in a school year, a row each, as CSV. */
export const readSchoolEntries = async (
	{ db }: Deps,
	schoolId: string,
	{ year, language }: { year: number; language: DocumentLanguage },
): Promise<File> => {
	const say = schoolRecordWords[language]
	const asked = { schoolId, ...daysOfSchoolYear(year), most: MOST.entries }
	const found = await readEntries(db, asked)
	const head = [
		...[say.teacher, say.date, say.training, say.provider],
		...[say.kind, say.standard, say.hours],
	]
	const rows = found.map((one) => [
		...[one.name, one.completed_on, one.title, one.provider],
		...[say[one.kind], say[one.standard], Number(hoursOf(one.minutes))],
	])
	const name = fileName('school-trainings', year, 'csv')
	return { name, type: CSV, content: csvFile([head, ...rows]) }
}
