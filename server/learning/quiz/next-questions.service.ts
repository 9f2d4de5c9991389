import { createHash } from 'node:crypto'
import type { Db } from '#server/platform/database/open.ts'
import { countAttempts } from './attempt.store.ts'
import { type Drawn, drawQuestions } from './quiz.rules.ts'
import type { findQuiz } from './quiz.store.ts'

type Quiz = NonNullable<Awaited<ReturnType<typeof findQuiz>>>

/**
 * Returns the questions of a person's next attempt; all visitors have the same ones. Answers fit
 * the draw of an id only; it is null where all attempts have one order. Lock the account first if
 * no other attempt may come between.
 */
export const nextQuestions = async (
	db: Db,
	{ card, draw, questions }: Quiz,
	accountId: string | null,
): Promise<{ drawn: Drawn[]; id: string | null }> => {
	const earlier = accountId ? await countAttempts(db, accountId, card.id) : 0
	const drawnFor = accountId ? `${accountId} ${earlier}` : 'visitor'
	const id = createHash('sha256').update(`${card.id} ${drawnFor}`).digest('hex').slice(0, 16)
	return { drawn: drawQuestions(questions, draw, drawnFor), id: draw.shuffle ? id : null }
}
