import type { PromiseActorLogic } from 'xstate'
import type { Answers } from './quiz-attempt.rules.ts'

export type { Answers } from './quiz-attempt.rules.ts'

/** The server's marking: how many of how many. */
export type Score = { correct: number; total: number }

/** `queued`: no answer came; the answers wait for the connection as this change (OFF-01). */
export type AttemptVerdict =
	| ({ kind: 'scored' } & Score)
	| { kind: 'queued'; changeId: string }
	| { kind: 'signedOut' }
	| { kind: 'gone' }
	/**
	 * The answers belong to questions of another attempt: the quiz was submitted elsewhere meanwhile.
	 */
	| { kind: 'redrawn' }

/** Answers, and the draw that they are to. */
export type Attempt = { quizId: string; draw: string | null; answers: Answers }

export type QuizAttemptFailure = 'signedOut' | 'gone' | 'redrawn' | 'unavailable'

export type QuizAttemptContext = {
	quizId: string
	questionIds: readonly string[]
	/** The id of the draw that the answers are to; null where every attempt has one order. */
	draw: string | null
	answers: Answers
	/** The question in front, counted from 0. */
	position: number
	/** Questions that were still open when the attempt was sent. */
	missing: readonly string[]
	score: Score | null
	/** True if the person goes on without a limit. */
	isWaived: boolean
	/** True if the time has ended: the answers can only be submitted. */
	isOver: boolean
	failure: QuizAttemptFailure | null
	/** The change that hands the answers in when the connection is back. */
	changeId: string | null
}

export type QuizAttemptInput = {
	quizId: string
	questionIds: readonly string[]
	draw: string | null
	/** Stored value for this quiz; parsed with a version check. */
	stored?: unknown
}

export type QuizAttemptEvent =
	/** An empty answer takes the one before back. */
	| { type: 'answer.chosen'; questionId: string; answer: string }
	| { type: 'question.visited'; position: number }
	| { type: 'attempt.submitted' }
	/** Answers that wait for the connection are edited again instead of being submitted. */
	| { type: 'attempt.resumed' }
	/** The person goes on without a limit. */
	| { type: 'time.waived' }
	| { type: 'attempt.restarted' }

export type QuizAttemptTag = 'busy' | 'failed'

export type QuizAttemptActors = {
	/** Has the server mark the answers. */
	submitAttempt: PromiseActorLogic<AttemptVerdict, Attempt>
	/** Reads the questions of the next attempt. */
	drawQuestions: PromiseActorLogic<
		{ questionIds: string[]; draw: string | null },
		{ quizId: string }
	>
	/**
	 * Ends with the marks when the connection is back; never, where the server refuses the answers.
	 */
	awaitMarking: PromiseActorLogic<Score, { changeId: string }>
	/** Ends when the time ends that runs from the first answer on; never without a limit. */
	awaitTimeEnd: PromiseActorLogic<void, { quizId: string }>
}

export type QuizAttemptEffects = {
	/** Keeps the answers over reloads and login. */
	storeAnswers: (_: unknown, params: Attempt) => void
	discardAnswers: (_: unknown, params: { quizId: string }) => void
	askLogin: (_: unknown, params: { quizId: string }) => void
	/** Keeps the answers that wait for the connection from being sent. */
	withdrawChange: (_: unknown, params: { changeId: string }) => void
	/** Remembers over reloads that there is no limit. */
	waiveTime: (_: unknown, params: { quizId: string }) => void
}
