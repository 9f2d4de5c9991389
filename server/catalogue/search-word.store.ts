import { sql } from 'drizzle-orm'
import type { Candidate } from '#server/catalogue/search.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import { prepareRows } from '#server/platform/database/prepare.ts'
import { searchWord } from '#server/platform/database/schema/catalogue.ts'

/** Most words that stand for a part, and for a misspelt word. */
const PARTS = sql.raw('20')
const NEAR = sql.raw('4')
/** Least similarity of a misspelt word, by trigrams: `fractoins` and `fractions` have 0.43. */
const SIMILAR = sql.raw('0.4')

const asked = sql`unnest(${sql.placeholder('words')}::text[]) as asked`

const holding = prepareRows<Candidate, { words: string[] }>(
  'search words',
  sql`select asked, found.* from ${asked}, lateral (
    (select word, resources, titles from ${searchWord} where word = asked and resources > 0)
    union all
    (select word, resources, titles from ${searchWord}
      where word like '%' || asked || '%' and word <> asked and resources > 0
      order by starts_with(word, asked) desc, resources desc, word limit ${PARTS})
  ) as found`,
)

const spelt = prepareRows<Candidate, { words: string[] }>(
  'search words near',
  sql`select asked, found.* from ${asked}, lateral (
    select word, resources, titles from ${searchWord} where word % asked and similarity(word, asked) >= ${SIMILAR} and resources > 0
      order by similarity(word, asked) desc, resources desc, word limit ${NEAR}
  ) as found`,
)

/** The words of the catalogue that searched words stand for: those that hold it, or, where there is none, those spelt nearly like it. */
export const findCandidates = async (db: Db, words: string[]): Promise<Candidate[]> => {
  const found = await holding(db, { words })
  const missing = words.filter((word) => !found.some((candidate) => candidate.asked === word))
  return missing.length === 0 ? found : [...found, ...(await spelt(db, { words: missing }))]
}
