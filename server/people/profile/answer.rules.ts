import { Problem } from '#server/platform/problems/problem.ts'

/** Largest answer to a question of the profile: choices, and characters of each. */
const MAX_CHOICES = 50
const MAX_LENGTH = 2000

/** @throws Problem 400 invalid-request for more than anybody types */
export const checkAnswer = (values: readonly string[]): void => {
	if (values.length > MAX_CHOICES || values.some((value) => value.length > MAX_LENGTH))
		throw new Problem(400, 'invalid-request', 'The answer is too long.')
}
