import { and, asc, eq, gte, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { lesson } from '#server/learning/lesson/lesson.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { enrolment, lessonDone } from './enrolment.tables.ts'

/** A course that its learner has not completed and that is due soon. */
export type DueCourse = {
	id: string
	accountId: string
	title: string
	dueOn: string
	email: string
	name: string
	language: 'en' | 'hi'
}

const isIncomplete = sql`(select count(*) from ${lessonDone} d where d.enrolment_id = ${enrolment.id}) < (select count(*) from ${lesson} l where l.resource_id = ${enrolment.resourceId})`

/**
 * Claims courses that are due between two days, were given before a moment and are not completed.
 * Each is claimed once.
 */
export const claimDue = async (
	tx: Db,
	asked: { first: string; last: string; givenBefore: Date; now: Date; most: number },
): Promise<DueCourse[]> => {
	const due = await tx
		.select({
			...{ id: enrolment.id, accountId: enrolment.accountId, title: resource.title },
			dueOn: sql<string>`to_char(${enrolment.dueOn}, 'YYYY-MM-DD')`,
			...{ email: account.email, name: account.displayName, language: account.language },
		})
		.from(enrolment)
		.innerJoin(resource, eq(resource.id, enrolment.resourceId))
		.innerJoin(account, eq(account.id, enrolment.accountId))
		.where(
			and(
				isNull(enrolment.dueRemindedAt),
				gte(enrolment.dueOn, asked.first),
				lte(enrolment.dueOn, asked.last),
				lt(enrolment.createdAt, asked.givenBefore),
				isIncomplete,
			),
		)
		.orderBy(asc(enrolment.dueOn), asc(enrolment.id))
		.limit(asked.most)
		.for('update', { of: enrolment, skipLocked: true })
	const ids = due.map(({ id }) => id)
	if (ids.length > 0)
		await tx.update(enrolment).set({ dueRemindedAt: asked.now }).where(inArray(enrolment.id, ids))
	return due
}
