import { emptyQuestion } from '#domain/learning/quiz-content.rules.ts'
import { coverNameOf, placeholderOf } from '#server/catalogue/cover/cover-art.ts'
import { storedQuestion } from '#server/learning/quiz/question.rules.ts'
import type { quiz, quizQuestion } from '#server/learning/quiz/quiz.tables.ts'
import { slugOf } from '#server/platform/slug-of.ts'
import { competencies } from '../content/competencies.ts'
import { quizzes } from '../content/quizzes/all.ts'
import { measuringQuiz } from '../content/quizzes/measuring.ts'
import { moreQuestions } from '../content/quizzes/more-questions.ts'
import { seedId } from '../seed-id.ts'

/** Rows of the quizzes and their questions. */
export const quizRows = (now: Date) => {
	const rows = {
		quizzes: [] as (typeof quiz.$inferInsert)[],
		questions: [] as (typeof quizQuestion.$inferInsert)[],
	}
	quizzes.forEach(([title, summary, subject, tagKeys, first], n) => {
		const more = moreQuestions[title] ?? []
		const slug = title === 'हिंदी भाषा शिक्षण' ? 'hindi-bhasha-shikshan' : slugOf(title)
		const quizId = seedId('quiz', slug)
		rows.quizzes.push({
			id: quizId,
			slug,
			title,
			summary,
			subject,
			tags: tagKeys.split(' ').map((key) => competencies[key as keyof typeof competencies]),
			minutes: first.length * 2,
			asked: more.length > 0 ? first.length : null,
			cover: coverNameOf(subject, 'micro_resource'),
			coverColour: placeholderOf('micro_resource'),
			publishedAt: new Date(now.getTime() - (n + 1) * 6 * 86_400_000),
		})
		;[...first, ...more].forEach(([prompt, options, answer, explanation], position) => {
			const question = {
				...emptyQuestion(seedId('question', slug, String(position))),
				...{ prompt, options: options.split('|'), right: [answer], explanation },
			}
			rows.questions.push({ ...storedQuestion(question), quizId, position })
		})
	})
	const { title, competencies: tags, questions, ...facts } = measuringQuiz
	const slug = slugOf(title)
	const quizId = seedId('quiz', slug)
	rows.quizzes.push({
		...{ ...facts, id: quizId, slug, title, tags },
		cover: coverNameOf(facts.subject, 'micro_resource'),
		coverColour: placeholderOf('micro_resource'),
		publishedAt: new Date(now.getTime() - (quizzes.length + 1) * 6 * 86_400_000),
	})
	questions.forEach((question, position) => {
		const id = seedId('question', slug, String(position))
		rows.questions.push({ ...storedQuestion({ ...question, id }), quizId, position })
	})
	return rows
}
