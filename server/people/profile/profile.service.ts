import { changeAvatar } from '#server/people/account/account.service.ts'
import type { Db } from '#server/platform/database/open.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { checkAnswer } from './answer.rules.ts'
import { firstQuestions } from './first-questions.ts'
import {
	fillEmptyQuestions,
	findQuestions,
	type ProfileAnswer,
	questionExists,
	updateAnswer,
	upsertAnswer,
} from './profile.store.ts'

/** Entries of the reference lists, by list. */
export type Lists = Readonly<Record<string, readonly { name: string }[]>>

/** PRF-06: the questions of the profile form with their options and the account's answers. */
export const listQuestions = async (db: Db, accountId: string, readLists: () => Promise<Lists>) => {
	const [rows, lists] = await Promise.all([findQuestions(db, accountId), readLists()])
	return rows.map(({ question, answer }) => {
		const list = question.optionsList === null ? undefined : lists[question.optionsList]
		return { question, answer, options: list?.map(({ name }) => name) ?? question.options }
	})
}

/** PRF-06: gives a new shop its first questions; does nothing where there are some. */
export const openQuestions = (db: Db): Promise<void> => fillEmptyQuestions(db, firstQuestions)

/**
 * PRF-06: creates the account's answer to a question, or replaces it.
 * @throws Problem 400 invalid-request for an answer that is too long, 404 not-found for an unknown
 * question
 */
export const createAnswer = async (
	db: Db,
	answer: { accountId: string; questionId: string; selectedValue: string[] },
): Promise<ProfileAnswer> => {
	checkAnswer(answer.selectedValue)
	if (!(await questionExists(db, answer.questionId))) throw new Problem(404, 'not-found')
	return upsertAnswer(db, answer)
}

/**
 * PRF-06: changes an answer of the account.
 * @throws Problem 400 invalid-request for an answer that is too long, 404 not-found
 */
export const changeAnswer = async (
	db: Db,
	answer: { accountId: string; id: string; selectedValue: string[] },
): Promise<ProfileAnswer> => {
	checkAnswer(answer.selectedValue)
	const row = await updateAnswer(db, answer)
	if (!row) throw new Problem(404, 'not-found')
	return row
}

/** PRF-05: sets or clears the account's picture. */
export const changePicture = changeAvatar
