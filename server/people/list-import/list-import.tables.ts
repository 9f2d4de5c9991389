import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { FileList } from '#domain/people/list-file.rules.ts'
import { at } from '#server/platform/database/columns.ts'
import type { Change } from '#server/platform/filled-list.ts'

/** 28.3: a file of a list; the browser makes its id, so that a part sent twice counts once. */
export const listImport = pgTable(
	'list_import',
	{
		id: uuid('id').primaryKey(),
		list: text('list').$type<FileList>().notNull(),
		fileName: text('file_name').notNull(),
		createdAt: at('created_at').notNull(),
		undoneAt: at('undone_at'),
	},
	(t) => [index('list_import_newest').on(t.list, t.createdAt.desc().nullsFirst())],
)

/** A row of a file, and the record that it made or changed; the record may be gone. */
export const listImportRow = pgTable(
	'list_import_row',
	{
		importId: uuid('import_id')
			.notNull()
			.references(() => listImport.id),
		row: integer('row').notNull(),
		recordId: text('record_id').notNull(),
		change: jsonb('change').$type<Change>(),
	},
	(t) => [primaryKey({ columns: [t.importId, t.row] })],
)
