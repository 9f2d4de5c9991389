import { formSubmission } from '#server/people/site/form-submission.tables.ts'
import type { Db } from '#server/platform/database/open.ts'

/** Stores a career-interest form as it was typed and returns its id. */
export const insertCareerInterest = async (
	db: Db,
	given: { accountId: string; form: Record<string, unknown>; now: Date },
): Promise<string> => {
	const [row] = await db
		.insert(formSubmission)
		.values({
			kind: 'career-interest',
			accountId: given.accountId,
			data: given.form,
			createdAt: given.now,
		})
		.returning({ id: formSubmission.id })
	return row!.id
}
