import { customType, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at } from '#server/platform/database/columns.ts'

const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
	dataType: () => 'bytea',
	fromDriver: (value) => Buffer.from(value),
})

/** A file somebody handed in, kept where every server reaches it; `key` is `{owner}/{id}`. */
export const storedFile = pgTable('stored_file', {
	key: text('key').primaryKey(),
	contentType: text('content_type').notNull(),
	/** Empty where the content is in parts; earlier versions wrote it here whole, without `bytes`. */
	content: bytea('content').notNull(),
	bytes: integer('bytes').notNull().default(0),
	createdAt: at('created_at').notNull(),
})

/** A part of 256 kB of a stored file; the last one is shorter. */
export const storedFilePart = pgTable(
	'stored_file_part',
	{
		key: text('key')
			.notNull()
			.references(() => storedFile.key, { onDelete: 'cascade' }),
		position: integer('position').notNull(),
		content: bytea('content').notNull(),
	},
	(t) => [primaryKey({ columns: [t.key, t.position] })],
)
