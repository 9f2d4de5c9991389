import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'

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
