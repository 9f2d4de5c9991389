import { plainTextOf, type RichText } from '#domain/learning/rich-text.rules.ts'
import type { lesson } from '#server/learning/lesson/lesson.tables.ts'
import { slugOf } from '#server/platform/slug-of.ts'
import { MINUTES } from '../catalogue/resource-text.ts'
import type { Entry } from '../content/entry.ts'
import { writtenLessons } from '../content/lessons/all.ts'
import type { diceOf } from '../dice.ts'
import { seedId } from '../seed-id.ts'
import { lessonBody } from './lesson-body.ts'

/** Quizzes that end a course, by title. */
const lastQuizzes: Readonly<Record<string, string>> = {
	'Phonics: The First Ninety Days': 'Phonics Basics',
	'Teaching Grammar Through Stories': 'English Grammar in Use',
	'Fractions That Make Sense': 'Fractions: Spot the Misconception',
	'Electricity in Class 10 With Bulbs and Batteries': 'Electric Circuits',
	'Acids, Bases and Salts: Twelve Colour-Changing Lessons': 'Acids, Bases and Salts',
	'Cells: From Onion Peel to Big Idea': 'Cells and Life',
	'Computational Thinking Without Computers': 'Computational Thinking',
	'The Constitution in the Classroom': 'Our Constitution',
	'EVS Outdoors: A Year Around the School': 'Environment Around Us',
	'Formative Assessment in Ten Minutes a Day': 'Formative Assessment',
}

/** The text of a lesson: as it is written, else made up. */
const textOf = (course: string, title: string, made: () => string) => {
	const content = writtenLessons[course]?.[title]
	if (!content) return { body: made() }
	const richText: RichText = { type: 'doc', content: [...content] }
	return { body: plainTextOf(richText), richText }
}

/** The lessons of an entry in order; longer ones in two parts. */
export const lessonRows = (
	entry: Entry,
	resource: { id: string; slug: string },
	dice: ReturnType<typeof diceOf>,
): (typeof lesson.$inferInsert)[] => {
	const [kind, title, what, outcomes, lessons] = entry
	const titles = lessons.split('|')
	const about = { title, what, outcomes: outcomes.split('|') }
	const swing = Math.floor(MINUTES[kind] / 4)
	const partOf = (position: number) => (position < titles.length / 2 ? 'Part one' : 'Part two')
	const quiz = lastQuizzes[title]
	return titles.map((lessonTitle, position) => ({
		id: seedId('lesson', resource.slug, String(position)),
		resourceId: resource.id,
		section: titles.length > 4 ? partOf(position) : 'All parts',
		title: lessonTitle,
		...textOf(title, lessonTitle, () => lessonBody(kind, about, lessonTitle, position)),
		minutes: MINUTES[kind] + dice.whole(-swing, swing),
		position,
		quizId: quiz && position === titles.length - 1 ? seedId('quiz', slugOf(quiz)) : null,
	}))
}
