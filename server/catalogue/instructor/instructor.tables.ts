import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id } from '#server/platform/database/columns.ts'
import { nameSlug } from '#server/platform/database/name-slug.ts'

/**
 * A person who teaches resources: `slug` joins them to the resources of `instructor_slug`. `bio` is
 * empty where the shop has written none; `picture` is an address of this site.
 */
export const instructor = pgTable('instructor', {
	id: id(),
	name: text('name').notNull(),
	slug: text('slug')
		.notNull()
		.unique()
		.generatedAlwaysAs(sql.raw(nameSlug('name'))),
	bio: text('bio').notNull().default(''),
	picture: text('picture'),
})

/** An address that an instructor had before; it leads to the one of today. */
export const formerInstructor = pgTable(
	'former_instructor',
	{
		slug: text('slug').primaryKey(),
		instructorId: uuid('instructor_id')
			.notNull()
			.references(() => instructor.id, { onDelete: 'cascade' }),
	},
	(t) => [index('former_instructor_of').on(t.instructorId)],
)
