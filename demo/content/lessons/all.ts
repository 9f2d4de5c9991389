import type { RichBlock } from '#domain/learning/rich-text.rules.ts'
import { fractions } from './fractions.ts'

/** Lessons that are written whole, by the titles of course and lesson. */
export const writtenLessons: Readonly<
	Record<string, Readonly<Record<string, readonly RichBlock[]>>>
> = { 'Fractions That Make Sense': fractions }
