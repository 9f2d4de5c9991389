import type { LearningSection as Section } from '#openapi/v1.gen.ts'

/**
 * A lesson of an enrolled item with its place in the whole, from 1, and the section that it is in.
 */
export type NumberedLesson = Section['lessons'][number] & { number: number; section: string }

/** Every lesson of an item in order. */
export const lessonsOf = (sections: readonly Section[]): NumberedLesson[] =>
	sections
		.flatMap(({ title, lessons }) => lessons.map((lesson) => ({ ...lesson, section: title })))
		.map((lesson, i) => ({ ...lesson, number: i + 1 }))
