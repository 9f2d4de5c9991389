/** Percent of the points from which a quiz is passed. */
export const PASS_PERCENT = 80

/** Returns true if a score passes a quiz; one without questions is not passed. */
export const passesQuiz = (score: number, total: number): boolean =>
	total > 0 && score * 100 >= total * PASS_PERCENT
