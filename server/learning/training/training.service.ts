import {
	daysOfSchoolYear,
	indianDayOf,
	schoolYearOf,
	sumTraining,
	trainingGoals,
} from '#domain/learning/training-year.rules.ts'
import type { TrainingEntry, TrainingRecord } from '#openapi/v1.gen.ts'
import type { Db } from '#server/platform/database/open.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { entryOf } from './entry-answer.ts'
import { findOutside } from './outside.store.ts'
import { findEntries, findYears, sumEntries } from './training.store.ts'

export {
	completeQuiz,
	completeResource,
	countedMinutes,
} from './completion.service.ts'

type AskedRecord = {
	/** In which the school year began; the present one when left out. */
	year?: number | undefined
	limit?: number | undefined
	offset?: number | undefined
	now: Date
}

/** HRS-02: a school year of an account against what CBSE asks for, with a page of its entries. */
export const readRecord = async (
	db: Db,
	accountId: string,
	asked: AskedRecord,
): Promise<TrainingRecord> => {
	const present = schoolYearOf(indianDayOf(asked.now))
	const { year = present, limit = 20, offset = 0 } = asked
	const days = daysOfSchoolYear(year)
	const [found, summed, used] = await Promise.all([
		findEntries(db, accountId, { ...days, limit, offset }),
		sumEntries(db, accountId, days),
		findYears(db, accountId),
	])
	const years = [...new Set([present, year, ...used])].sort((a, b) => b - a)
	const total = summed.reduce((sum, { entries }) => sum + entries, 0)
	const sums = sumTraining(summed)
	return { year, years, goals: trainingGoals, sums, total, entries: found.map(entryOf) }
}

/** HRS-02: a training elsewhere of an account. @throws Problem 404 not-found */
export const readOutside = async (
	db: Db,
	accountId: string,
	id: string,
): Promise<TrainingEntry> => {
	const entry = await findOutside(db, accountId, id)
	if (!entry) throw new Problem(404, 'not-found')
	return entryOf({ entry, courseType: null, slug: null, slugtitle: null, quizSlug: null })
}
