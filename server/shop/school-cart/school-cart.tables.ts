import { sql } from 'drizzle-orm'
import { check, integer, pgTable, unique, uuid } from 'drizzle-orm/pg-core'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import { at, id } from '#server/platform/database/columns.ts'

/**
 * CRT-03: the school's cart of licences, shared by its points of contact; one row per resource. The
 * quantity before the last change is kept with its author, so that no change is lost unseen.
 */
export const schoolCartLine = pgTable(
	'school_cart_line',
	{
		id: id(),
		schoolId: uuid('school_id')
			.notNull()
			.references(() => school.id),
		resourceId: uuid('resource_id')
			.notNull()
			.references(() => resource.id),
		quantity: integer('quantity').notNull(),
		changedBy: uuid('changed_by')
			.notNull()
			.references(() => account.id),
		changedAt: at('changed_at').notNull(),
		previousQuantity: integer('previous_quantity'),
		previousBy: uuid('previous_by').references(() => account.id),
		createdAt: at('created_at').notNull(),
	},
	(t) => [
		unique('school_cart_line_once').on(t.schoolId, t.resourceId),
		check('school_cart_line_quantity', sql`${t.quantity} between 1 and 1000`),
	],
)
