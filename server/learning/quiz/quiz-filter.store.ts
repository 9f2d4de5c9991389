import { and, arrayOverlaps, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { referenceItem } from '#server/catalogue/reference/reference.tables.ts'
import { tag } from '#server/catalogue/resource/resource.tables.ts'
import { commaList } from '#server/catalogue/search/comma-list.rules.ts'
import { namesSaid } from '#server/catalogue/search/names-said.rules.ts'
import { nameHas } from '#server/platform/database/name-has.ts'
import type { Db } from '#server/platform/database/open.ts'
import { quiz } from './quiz.tables.ts'

/**
 * Filters of a list of quizzes (FLT-05); subjects and tags by name or slug, separated by commas.
 */
export type QuizFilter = {
	limit?: number
	offset?: number
	page?: number
	search?: string
	subjects?: string
	tags?: string
}

/** The conditions of a filter. */
export const buildWhere = (db: Db, filter: QuizFilter): SQL | undefined => {
	const subjects = commaList(filter.subjects)
	const tags = commaList(filter.tags)
	const bySlug = db
		.select({ name: referenceItem.name })
		.from(referenceItem)
		.where(
			and(
				eq(referenceItem.list, 'subjects'),
				inArray(referenceItem.slug, subjects.length > 0 ? subjects : ['']),
			),
		)
	const named = db
		.select({ name: tag.name })
		.from(tag)
		.where(inArray(tag.slug, tags.length > 0 ? tags : ['']))
	const text = filter.search
	return and(
		isNull(quiz.hiddenAt),
		text?.trim()
			? or(
					nameHas(quiz.title, text),
					nameHas(quiz.summary, text),
					nameHas(quiz.subject, text),
					inArray(quiz.subject, namesSaid(text)),
				)
			: undefined,
		subjects.length > 0
			? or(inArray(quiz.subject, subjects), inArray(quiz.subject, bySlug))
			: undefined,
		tags.length > 0
			? or(arrayOverlaps(quiz.tags, tags), sql`${quiz.tags} && array(${named})`)
			: undefined,
	)
}
