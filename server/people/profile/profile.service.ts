import { changeAvatar } from '#server/people/account/account.service.ts'
import { checkAnswer } from '#server/people/profile/answer.rules.ts'
import {
  findQuestions,
  type ProfileAnswer,
  questionExists,
  updateAnswer,
  upsertAnswer,
} from '#server/people/profile/profile.store.ts'
import type { Db } from '#server/platform/database/open.ts'
import { Problem } from '#server/platform/problems/problem.ts'

/** PRF-06: the questions of the profile form with the account's answers. */
export const listQuestions = findQuestions

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
