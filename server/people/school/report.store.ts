import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { account } from '#server/people/account/account.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { school } from './school.tables.ts'

/** The main point of contact of a school that gets its report. */
export type ReportReader = {
	accountId: string
	schoolId: string
	school: string
	name: string
	email: string
	language: 'en' | 'hi'
}

/** Claims verified schools that were there in a month and have not had its report, once each. */
export const claimSchools = async (
	tx: Db,
	asked: { month: string; end: Date; most: number },
): Promise<string[]> => {
	const due = await tx
		.select({ id: school.id })
		.from(school)
		.where(
			and(
				eq(school.verificationStatus, 'verified'),
				lt(school.createdAt, asked.end),
				or(isNull(school.reportedMonth), lt(school.reportedMonth, asked.month)),
			),
		)
		.orderBy(asc(school.id))
		.limit(asked.most)
		.for('update', { skipLocked: true })
	const ids = due.map(({ id }) => id)
	if (ids.length > 0)
		await tx.update(school).set({ reportedMonth: asked.month }).where(inArray(school.id, ids))
	return ids
}

/** The main points of contact of schools, by school. */
export const findReportReaders = (db: Db, schoolIds: readonly string[]): Promise<ReportReader[]> =>
	db
		.select({
			...{ accountId: account.id, schoolId: school.id, school: school.name },
			...{ name: account.displayName, email: account.email, language: account.language },
		})
		.from(account)
		.innerJoin(school, eq(school.id, account.schoolId))
		.where(and(inArray(school.id, [...schoolIds]), sql`'main_poc' = any(${account.roles})`))
		.orderBy(asc(school.id), asc(account.id))
