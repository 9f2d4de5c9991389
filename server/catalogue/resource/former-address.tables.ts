import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { resource } from './resource.tables.ts'

/** An address that a resource had before; it leads to the one that it has now (DSK-07). */
export const formerAddress = pgTable(
	'former_address',
	{
		kind: text('kind').$type<'slug' | 'slugtitle'>().notNull(),
		address: text('address').notNull(),
		resourceId: uuid('resource_id')
			.notNull()
			.references(() => resource.id),
	},
	(t) => [
		primaryKey({ columns: [t.kind, t.address] }),
		index('former_address_resource').on(t.resourceId),
	],
)
