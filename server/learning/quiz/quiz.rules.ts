import type { QuizPool } from '#domain/learning/quiz-content.rules.ts'
import {
	answerWords,
	askedQuestion,
	feedbackOn,
	isRight,
	type Question,
	ranked,
	readAnswer,
	rightWords,
	shownOrder,
} from './question.rules.ts'

/** A question of an attempt, and the order in which its parts are shown. */
export type Drawn<Q extends Question = Question> = { question: Q; order: readonly number[] }

/** Answers of an attempt: one of each question at most. */
export type Answers = readonly { question_id: string; answer: string | null }[]

const pointsOf = ({ points, penalty }: Question, answer: string | null, correct: boolean) =>
	correct ? points : answer === null || penalty === 0 ? 0 : -penalty

/**
 * Compares what was answered with what is right; a question left out gets no points, and so does an
 * answer that the question cannot have. A sum below zero is zero (DSK-06).
 */
export const markQuiz = (drawn: readonly Drawn[], answers: Answers) => {
	const marked = drawn.map(({ question, order }) => {
		const given = answers.find((one) => one.question_id === question.id)?.answer ?? null
		const answer = readAnswer(question, order, given)
		const correct = isRight(question, answer)
		const { id, kind, prompt, points, explanation } = question
		const result = {
			...{ question_id: id, kind, prompt, chosen: answerWords(question, answer), correct },
			...{ points: pointsOf(question, answer, correct), most_points: points },
			answer: rightWords(question) as string[] | null,
			...{ feedback: feedbackOn(question, answer), explanation },
		}
		return { stored: { question_id: id, answer }, result }
	})
	const results = marked.map(({ result }) => result)
	const sum = results.reduce((all, { points }) => all + points, 0)
	return {
		score: Math.max(0, sum),
		total: results.reduce((all, one) => all + one.most_points, 0),
		results,
		answers: marked.map(({ stored }) => stored),
	}
}

/** Attempts at a quiz that count in a window; the first ones of it. */
export const TRIES = 3
export const TRY_WINDOW_MS = 7 * 24 * 3_600_000

/**
 * Returns true if right answers may be shown: after a passed attempt, or when none that counts is
 * left.
 */
export const showsAnswers = (tried: { tries: number; hasPassed: boolean }): boolean =>
	tried.hasPassed || tried.tries >= TRIES

/** The marks without the right answers and the reasons, which would give them away. */
export const withoutAnswers = (results: ReturnType<typeof markQuiz>['results']) =>
	results.map((result) => ({ ...result, answer: null, feedback: [], explanation: '' }))

/** How an attempt is drawn from the questions of a quiz. */
export type Draw = { asked: number | null; pools: readonly QuizPool[]; shuffle: boolean }

/**
 * Returns the questions of one attempt: a different selection for each attempt of each person, so
 * that a leaked key covers only a part of them (24.9, DSK-06). Without anything to select they stay
 * in their order, unless the quiz shuffles them.
 * @param drawnFor seed of the selection: the account and its number of earlier attempts, or
 * `visitor`
 */
export const drawQuestions = <Q extends Question>(
	questions: readonly Q[],
	{ asked, pools, shuffle }: Draw,
	drawnFor: string,
): Drawn<Q>[] => {
	const inRank = ranked(questions, drawnFor, ({ id }) => id)
	const isAsked = new Set(
		[...Map.groupBy(inRank, ({ pool }) => pool)].flatMap(([name, all]) => {
			const most = name === '' ? asked : pools.find((pool) => pool.name === name)?.asked
			return all.slice(0, most ?? all.length)
		}),
	)
	const isRanked = shuffle || (asked !== null && isAsked.size < questions.length)
	return (isRanked ? inRank : questions)
		.filter((question) => isAsked.has(question))
		.map((question) => ({ question, order: shownOrder(question, drawnFor, shuffle) }))
}

/** Questions of a stored attempt, in the order in which they are stored. */
export const asStored = <Q extends Question>(questions: readonly Q[]): Drawn<Q>[] =>
	questions.map((question) => ({ question, order: shownOrder(question, null, false) }))

/** The questions of an attempt without their answers. */
export const askedQuestions = (drawn: readonly Drawn[]) =>
	drawn.map(({ question, order }) => askedQuestion(question, order))
