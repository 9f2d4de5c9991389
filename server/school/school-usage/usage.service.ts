import { hoursOf, indianDayOf, schoolYearOf } from '#domain/learning/training-year.rules.ts'
import type { SchoolUsage } from '#openapi/v1.gen.ts'
import { ALL_TIME } from '#server/people/school/teacher-year.rules.ts'
import { likePart } from '#server/platform/database/like-part.ts'
import type { Deps } from '#server/platform/deps.ts'
import { csvFile } from '#server/platform/documents/csv.ts'
import type { DocumentLanguage } from '#server/platform/documents/words-of-amount.ts'
import { schoolOfCookie } from '#server/school/school-hours/school-of-caller.service.ts'
import { firstDayOf, type Period } from './period.rules.ts'
import { readUsage, type UsagePeriod } from './usage.store.ts'
import { usageWords } from './usage-words.ts'

/** Which of a school’s teachers are asked for, in which order and period. */
export type UsageSearch = {
	period?: Period | undefined
	search?: string | undefined
	sort?: 'name' | 'enrolments' | 'lessons' | 'hours' | 'last' | undefined
	limit?: number | undefined
	offset?: number | undefined
}

const MOST = 5000

/** School years and all time are kept sums; shorter periods are added up from days. */
const spanOf = (period: Period, now: Date): UsagePeriod => {
	if (period === 'all') return { year: ALL_TIME }
	if (period === 'year') return { year: schoolYearOf(indianDayOf(now)) }
	return { from: firstDayOf(period, now)! }
}

/** SCH-08: what each teacher of a school did in a period. */
export const describeUsage = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	schoolId: string,
	asked: UsageSearch,
): Promise<SchoolUsage> => {
	const { period = 'year', search = '', sort = 'name', limit = 25, offset = 0 } = asked
	const now = clock()
	const first = firstDayOf(period, now)
	const pattern = search.trim() ? likePart(search.trim()) : null
	const wanted = { schoolId, period: spanOf(period, now), pattern, sort, limit, offset }
	const { data, totals } = await readUsage(db, wanted)
	const { found: total, ...sums } = totals
	return { from: first, totals: sums, teachers: { total, data } }
}

/**
 * SCH-08: returns usage as CSV, one teacher per row; undefined when signed out.
 * @throws Problem 403 forbidden
 */
export const readUsageFile = async (
	deps: Deps,
	refresh: string | undefined,
	{ period, language }: { period: Period; language: DocumentLanguage },
) => {
	const schoolId = await schoolOfCookie(deps, refresh)
	if (!schoolId) return undefined
	const { teachers } = await describeUsage(deps, schoolId, { period, limit: MOST })
	const say = usageWords[language]
	const rows = teachers.data.map((one) => [
		...[one.name, one.enrolments, one.lessons, Number(hoursOf(one.minutes))],
		one.last_at ? indianDayOf(new Date(one.last_at)) : '',
	])
	const head = [say.teacher, say.enrolments, say.lessons, say.hours, say.last]
	return { name: `vidya-teacher-usage-${period}.csv`, content: csvFile([head, ...rows]) }
}
