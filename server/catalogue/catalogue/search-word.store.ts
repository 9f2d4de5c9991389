import { sql } from 'drizzle-orm'
import type { Candidate } from '#server/catalogue/search/alternative.rules.ts'
import { searchWord } from '#server/catalogue/search/search-word.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { prepareRows } from '#server/platform/database/prepare.ts'

/** Most words that are forms of one word, that stand for a part, and for a misspelt word. */
const FORMS = sql.raw('12')
const PARTS = sql.raw('20')
const NEAR = sql.raw('4')
/** Least similarity of a word that is proposed, by trigrams. */
const SIMILAR = sql.raw('0.3')
/** Most letters of a word of which only beginnings are looked for. */
const SHORT = sql.raw('3')

const asked = sql`unnest(${sql.placeholder('words')}::text[]) as asked`
const isHeld = sql`(resources > 0 or titles > 0)`
/** Parts of a number are no part of its meaning. */
const part = sql`case when asked ~ '^[0-9]+$' then null when char_length(asked) <= ${SHORT} then asked || '%' else '%' || asked || '%' end`

const holding = prepareRows<Candidate & { stem: string }, { words: string[] }>(
	'search words',
	sql`select asked, form.stem, found.* from ${asked}, lateral (select search_stem(asked) as stem) as form left join lateral (
    (select word, resources, titles, 'whole' as as from ${searchWord} where stem = form.stem and ${isHeld}
      order by word = asked desc, resources desc, word limit ${FORMS})
    union all
    (select word, resources, titles, case when starts_with(word, asked) then 'beginning' else 'part' end from ${searchWord}
      where word like ${part} and stem <> form.stem and ${isHeld}
      order by starts_with(word, asked) desc, resources desc, word limit ${PARTS})
  ) as found on true`,
)

const ofStems = prepareRows<Candidate, { words: string[] }>(
	'search words of stems',
	sql`select asked, found.* from ${asked}, lateral (
    select word, resources, titles, 'whole' as as from ${searchWord} where stem = asked and ${isHeld}
      order by resources desc, word limit ${FORMS}
  ) as found`,
)

const spelt = prepareRows<Candidate, { words: string[] }>(
	'search words near',
	sql`select asked, found.* from ${asked}, lateral (
    select word, resources, titles, 'near' as as, similarity(word, asked)::float8 as likeness from ${searchWord}
      where word % asked and similarity(word, asked) >= ${SIMILAR} and ${isHeld}
      order by similarity(word, asked) desc, resources desc, word limit ${NEAR}
  ) as found`,
)

const stems = prepareRows<{ asked: string; stem: string }, { words: string[] }>(
	'search stems',
	sql`select asked, search_stem(asked) as stem from ${asked}`,
)

/**
 * The words of the catalogue that searched words stand for, their forms and those that hold them;
 * and the stems of the searched words.
 */
export const findCandidates = async (db: Db, words: string[]) => {
	const rows = await holding(db, { words })
	return {
		stems: new Map(rows.map((row) => [row.asked, row.stem])),
		candidates: rows.flatMap(({ stem, ...candidate }): Candidate[] =>
			candidate.word === null ? [] : [candidate],
		),
	}
}

/** The words of the catalogue by their stems. */
export const findByStems = async (db: Db, words: string[]): Promise<Candidate[]> =>
	words.length > 0 ? ofStems(db, { words }) : []

/** The words of the catalogue that are spelt nearly like searched ones, the likest first. */
export const findNear = async (db: Db, words: string[]): Promise<Candidate[]> =>
	words.length > 0 ? spelt(db, { words }) : []

/** Returns the common stem of all forms of each word. */
export const findStems = async (db: Db, words: string[]): Promise<Map<string, string>> =>
	new Map((await stems(db, { words })).map(({ asked, stem }) => [asked, stem]))
