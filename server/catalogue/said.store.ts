import { type SQL, sql } from 'drizzle-orm'
import type { Said } from '#server/catalogue/list-filter.rules.ts'

const orTitled = (condition: SQL, titled: string) =>
  sql`(${condition} or search_words @@ ${sql.placeholder(titled)}::tsquery)`

/** What words of a search mean (CAT-04). */
const meant = {
  saidFree: orTitled(sql`coalesce(price, 0) = 0`, 'titledPrice'),
  saidPaid: orTitled(sql`coalesce(price, 0) > 0`, 'titledPrice'),
  saidCertificate: orTitled(sql`gives_certificate`, 'titledCertificate'),
  saidTypes: orTitled(
    sql`course_type = any(${sql.placeholder('saidTypes')}::text[])`,
    'titledTypes',
  ),
  saidLevels: orTitled(sql`level = any(${sql.placeholder('saidLevels')}::text[])`, 'titledLevels'),
  saidLanguages: orTitled(
    sql`language = any(${sql.placeholder('saidLanguages')}::text[])`,
    'titledLanguages',
  ),
}

/** The conditions of what was said, their names, and its values. */
export const shapeOfSaid = ({ price, certificate, types, levels, languages }: Said) => {
  const set: (keyof typeof meant)[] = [
    ...(price ? [price.names.includes('free') ? ('saidFree' as const) : ('saidPaid' as const)] : []),
    ...(certificate ? (['saidCertificate'] as const) : []),
    ...(types ? (['saidTypes'] as const) : []),
    ...(levels ? (['saidLevels'] as const) : []),
    ...(languages ? (['saidLanguages'] as const) : []),
  ]
  return {
    names: set,
    where: set.map((one) => meant[one]),
    values: {
      titledPrice: price?.titled,
      titledCertificate: certificate?.titled,
      saidTypes: types?.names,
      titledTypes: types?.titled,
      saidLevels: levels?.names,
      titledLevels: levels?.titled,
      saidLanguages: languages?.names,
      titledLanguages: languages?.titled,
    },
  }
}
