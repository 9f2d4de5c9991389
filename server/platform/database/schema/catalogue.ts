import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { account } from './account.ts'
import { at, id } from './columns.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Characters between words of a title: ASCII punctuation, spaces, quotes, dashes, danda. */
const BETWEEN_WORDS = '[\\s!-/:-@[-`{-~“”‘’…–—।]+'

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
      .generatedAlwaysAs(
        sql.raw(
          `trim(both '-' from regexp_replace(lower(instructor_name), '${BETWEEN_WORDS}', '-', 'g'))`,
        ),
      ),
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
  },
  (t) => [
    index('resource_search_words').using('gin', t.searchWords),
    index('resource_instructor').on(t.instructorSlug, t.publishedAt.desc().nullsFirst(), t.id),
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

/** Which resources a person looked at last, the newest few. */
export const recentView = pgTable(
  'recent_view',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    resourceId: uuid('resource_id')
      .notNull()
      .references(() => resource.id),
    viewedAt: at('viewed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.resourceId] }),
    index('recent_view_newest').on(t.accountId, t.viewedAt.desc().nullsFirst()),
    index('recent_view_time').on(t.viewedAt),
  ],
)

/**
 * Every word of the catalogue with the number of resources and of titles that contain it; kept by
 * triggers. `stem` is common to all forms of a word, in English and Hindi; the migration's function
 * `search_stem` computes it.
 */
export const searchWord = pgTable(
  'search_word',
  {
    word: text('word').primaryKey(),
    resources: integer('resources').notNull(),
    titles: integer('titles').notNull(),
    stem: text('stem').generatedAlwaysAs(sql.raw('search_stem(word)')),
  },
  (t) => [
    index('search_word_parts').using('gin', t.word.op('gin_trgm_ops')),
    index('search_word_stem').on(t.stem),
  ],
)

/** The resources of a bundle. */
export const bundleItem = pgTable(
  'bundle_item',
  {
    bundleId: uuid('bundle_id')
      .notNull()
      .references(() => resource.id),
    resourceId: uuid('resource_id')
      .notNull()
      .references(() => resource.id),
    position: integer('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.bundleId, t.resourceId] }),
    index('bundle_item_resource').on(t.resourceId),
  ],
)

/** A competency by its tag name (FLT-03). */
export const tag = pgTable('tag', {
  id: id(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull().unique(),
})

/** One lesson of a resource's syllabus; `body` is what the learner reads. */
export const lesson = pgTable(
  'lesson',
  {
    id: id(),
    resourceId: uuid('resource_id')
      .notNull()
      .references(() => resource.id),
    section: text('section').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull().default(''),
    minutes: integer('minutes').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [unique('lesson_position').on(t.resourceId, t.position)],
)

/**
 * REV-01: what somebody thinks of a resource, once each; without an account it came from before.
 * Hidden when several reported it.
 */
export const review = pgTable(
  'review',
  {
    id: id(),
    resourceId: uuid('resource_id')
      .notNull()
      .references(() => resource.id),
    accountId: uuid('account_id').references(() => account.id),
    authorName: text('author_name').notNull(),
    authorPlace: text('author_place').notNull().default(''),
    rating: integer('rating').notNull(),
    body: text('body').notNull(),
    createdAt: at('created_at').notNull(),
    editedAt: at('edited_at'),
    hiddenAt: at('hidden_at'),
  },
  (t) => [
    index('review_newest').on(t.resourceId, t.createdAt.desc().nullsFirst(), t.id),
    index('review_rating').on(t.resourceId, t.rating),
    unique('review_once').on(t.accountId, t.resourceId),
  ],
)

/** REV-01: who reported a review and why, once each. */
export const reviewReport = pgTable(
  'review_report',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => review.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    reason: text('reason').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.reviewId, t.accountId] })],
)

/** An entry of a reference list loaded at start (SES-04), such as `school_board`. */
export const referenceItem = pgTable(
  'reference_item',
  {
    id: id(),
    list: text('list').notNull(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [unique('reference_item_slug').on(t.list, t.slug)],
)
