import { index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { resource } from '#server/catalogue/resource/resource.tables.ts'

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
