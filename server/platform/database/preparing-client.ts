import pg from 'pg'
import { statementName } from '#server/platform/database/statement-name.ts'

/** Most texts without a label that are prepared: PostgreSQL keeps a plan of each in every connection. */
const MOST = 500

const names = new Map<string, string>()
let unlabelled = 0

const nameOf = (text: string, label: string | undefined): string | undefined => {
  const key = label ? `${label}\n${text}` : text
  const known = names.get(key)
  if (known) return known
  if (!label && unlabelled >= MOST) return undefined
  if (!label) unlabelled += 1
  const name = statementName(text, label)
  names.set(key, name)
  return name
}

type Query = (...given: unknown[]) => unknown
type Config = { name?: string | undefined; text?: string }

/**
 * A client of PostgreSQL that prepares each statement once a connection, under a name made from its
 * text. The name that a statement came with is a label in it. Statements given as text alone stay
 * as they are.
 */
export class PreparingClient extends pg.Client {
  override query = ((config: string | Config, ...rest: unknown[]) => {
    const hasText = typeof config === 'object' && config.text
    const named = hasText ? { ...config, name: nameOf(config.text!, config.name) } : config
    return (super.query as Query)(named, ...rest)
  }) as pg.Client['query']
}
