import { languageQuizzes } from './languages.ts'
import { mathematicsQuizzes } from './mathematics.ts'
import { practiceQuizzes } from './practice.ts'
import type { QuizEntry } from './quiz-entry.ts'
import { scienceQuizzes } from './sciences.ts'

/** Every quiz. */
export const quizzes: readonly QuizEntry[] = [
	...languageQuizzes,
	...mathematicsQuizzes,
	...scienceQuizzes,
	...practiceQuizzes,
]
