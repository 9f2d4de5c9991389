import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '#server/platform/database/columns.ts'
import { draft } from './draft.tables.ts'

/** 28.3: a file of resources; the browser makes its id, so that a part sent twice counts once. */
export const draftImport = pgTable(
	'draft_import',
	{
		id: uuid('id').primaryKey(),
		fileName: text('file_name').notNull(),
		createdAt: at('created_at').notNull(),
		undoneAt: at('undone_at'),
	},
	(t) => [index('draft_import_newest').on(t.createdAt.desc())],
)

/** A row of a file, and the draft that it made. */
export const draftImportRow = pgTable(
	'draft_import_row',
	{
		importId: uuid('import_id')
			.notNull()
			.references(() => draftImport.id),
		row: integer('row').notNull(),
		resourceId: uuid('resource_id')
			.notNull()
			.references(() => draft.resourceId),
	},
	(t) => [
		primaryKey({ columns: [t.importId, t.row] }),
		index('draft_import_row_resource').on(t.resourceId),
	],
)
