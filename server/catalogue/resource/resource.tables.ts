import { sql } from 'drizzle-orm'
import {
	boolean,
	customType,
	index,
	integer,
	jsonb,
	numeric,
	pgTable,
	text,
} from 'drizzle-orm/pg-core'
import { at, id } from '#server/platform/database/columns.ts'
import { BETWEEN_WORDS, nameSlug } from '#server/platform/database/name-slug.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * Anything that can be bought or enrolled in, bundles included; money in paise, null is free.
 * `tags` are names of the table `tag`, in alphabetical order. `searchWords` holds the words of
 * `searchText`, and those of the title once more as `t:word`. The indexes of ordered lists include
 * the columns of their filters; the migration has them, because drizzle-kit knows no INCLUDE.
 */
export const resource = pgTable(
	'resource',
	{
		id: id(),
		slug: text('slug').notNull().unique(),
		slugtitle: text('slugtitle').notNull().unique(),
		title: text('title').notNull(),
		summary: text('summary').notNull(),
		description: text('description').notNull(),
		courseType: text('course_type').notNull(),
		resourceType: text('resource_type').notNull().default('standard'),
		subject: text('subject').notNull(),
		price: integer('price'),
		oldPrice: integer('old_price'),
		instructorName: text('instructor_name').notNull(),
		instructorBio: text('instructor_bio').notNull().default(''),
		/** The name in the address of the instructor's page: small letters, words joined by hyphens. */
		instructorSlug: text('instructor_slug')
			.notNull()
			.generatedAlwaysAs(sql.raw(nameSlug('instructor_name'))),
		averageRating: numeric('average_rating', { precision: 2, scale: 1, mode: 'number' })
			.notNull()
			.default(0),
		reviewCount: integer('review_count').notNull().default(0),
		enrolledCount: integer('enrolled_count').notNull().default(0),
		startDate: at('start_date'),
		durationMinutes: integer('duration_minutes').notNull().default(0),
		language: text('language').notNull().default('English'),
		level: text('level').notNull().default('All teachers'),
		/**
		 * What completing it counts toward the hours of CBSE: minutes (0 for none), by whom, and for
		 * which standard (HRS-01).
		 */
		trainingMinutes: integer('training_minutes').notNull().default(0),
		trainingKind: text('training_kind').$type<'board' | 'school'>().notNull().default('school'),
		trainingStandard: text('training_standard')
			.$type<'values' | 'practice' | 'growth'>()
			.notNull()
			.default('practice'),
		/** Registrations without payment wait until the team confirms them (LIV-01). */
		needsConfirmation: boolean('needs_confirmation').notNull().default(false),
		givesCertificate: boolean('gives_certificate').notNull().default(false),
		outcomes: jsonb('outcomes').$type<string[]>().notNull().default([]),
		affiliateUrl: text('affiliate_url'),
		cover: text('cover'),
		coverColour: text('cover_colour').notNull().default('#e8e2d6'),
		tags: text('tags').array().notNull().default([]),
		searchText: text('search_text').notNull().default(''),
		searchWords: tsvector('search_words').generatedAlwaysAs(
			sql.raw(
				`array_to_tsvector(array_remove(array_remove(string_to_array(search_text, ' ') || string_to_array(regexp_replace(' ' || lower(title), '${BETWEEN_WORDS}', ' t:', 'g'), ' '), ''), 't:'))`,
			),
		),
		publishedAt: at('published_at').notNull(),
		/** Since when nobody finds or buys it; null while it is offered (DSK-07). */
		withdrawnAt: at('withdrawn_at'),
	},
	(t) => [
		index('resource_search_words').using('gin', t.searchWords),
		index('resource_offered').on(t.title, t.id).where(sql`${t.withdrawnAt} is null`),
		index('resource_withdrawn').on(t.withdrawnAt),
		index('resource_title_parts').using('gin', t.title.op('gin_trgm_ops')),
		index('resource_taught')
			.on(t.instructorSlug, t.publishedAt.desc().nullsFirst(), t.id)
			.where(sql`${t.courseType} <> 'bundle' and ${t.withdrawnAt} is null`),
		index('resource_live')
			.on(t.title, t.id)
			.where(
				sql`${t.courseType} in ('webinar', 'live_training', 'expert_masterclass', 'certification')`,
			),
		index('resource_subject').on(
			t.subject,
			t.courseType,
			t.averageRating.desc().nullsFirst(),
			t.id,
		),
	],
)

/** A competency by its tag name (FLT-03). */
export const tag = pgTable('tag', {
	id: id(),
	slug: text('slug').notNull().unique(),
	name: text('name').notNull().unique(),
})
