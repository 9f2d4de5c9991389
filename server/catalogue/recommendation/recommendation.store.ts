import { and, desc, eq } from 'drizzle-orm'
import { account } from '#server/people/account/account.tables.ts'
import { formSubmission } from '#server/people/site/form-submission.tables.ts'
import type { Db } from '#server/platform/database/open.ts'

/** The part of the questionnaire's answers that recommendations use: names of competencies. */
export type QuestionnaireAnswers = { competency?: string[]; teaching_challenges?: string[] }

/** The newest answers of an account, if it gave any. */
export const findAnswers = async (
	db: Db,
	accountId: string,
): Promise<QuestionnaireAnswers | undefined> => {
	const [row] = await db
		.select({ data: formSubmission.data })
		.from(formSubmission)
		.where(and(eq(formSubmission.accountId, accountId), eq(formSubmission.kind, 'wizard')))
		.orderBy(desc(formSubmission.createdAt))
		.limit(1)
	return row?.data as QuestionnaireAnswers | undefined
}

/** Stores answers and marks the account. */
export const insertAnswers = (
	db: Db,
	given: { accountId: string; answers: Record<string, unknown>; now: Date },
): Promise<void> =>
	db.transaction(async (tx) => {
		const { accountId, answers: data, now: createdAt } = given
		await tx.insert(formSubmission).values({ kind: 'wizard', accountId, data, createdAt })
		await tx.update(account).set({ wizardCompleted: true }).where(eq(account.id, accountId))
	})

/** Returns true if the account is marked. */
export const readDone = async (db: Db, accountId: string): Promise<boolean> => {
	const [row] = await db
		.select({ done: account.wizardCompleted })
		.from(account)
		.where(eq(account.id, accountId))
	return row!.done
}
