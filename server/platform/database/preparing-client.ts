import pg from 'pg'

/** Most texts that are given a name: PostgreSQL keeps a plan of each in every connection. */
const MOST = 500

const names = new Map<string, string>()

const nameOf = (text: string): string | undefined => {
  const known = names.get(text)
  if (known || names.size >= MOST) return known
  const name = `statement ${names.size + 1}`
  names.set(text, name)
  return name
}

type Query = (...given: unknown[]) => unknown
type Config = { name?: string | undefined; text?: string }

/**
 * In a statement: plan it for its values each time. PostgreSQL otherwise guesses after a while how many rows a period or a school has, and a
 * statement that joins tens of thousands of rows then takes ten times as long; planning takes some ms.
 */
export const PLANNED_EACH_TIME = '/* planned each time */'

/**
 * A client of PostgreSQL that has every statement parsed once a connection: those that come without a name, as drizzle builds them, get
 * one by their text. Statements given as text alone stay as they are.
 */
export class PreparingClient extends pg.Client {
  override query = ((config: string | Config, ...rest: unknown[]) => {
    if (typeof config === 'object' && config.text?.includes(PLANNED_EACH_TIME))
      return (super.query as Query)({ ...config, name: undefined }, ...rest)
    const isUnnamed = typeof config === 'object' && config.text && !config.name
    const named = isUnnamed ? { ...config, name: nameOf(config.text!) } : config
    return (super.query as Query)(named, ...rest)
  }) as never
}
