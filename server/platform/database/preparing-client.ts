import pg from 'pg'
import { statementName } from './statement-name.ts'

/**
 * Most texts without a label that are prepared: PostgreSQL keeps a plan of each in every
 * connection.
 */
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
 * In a statement: plan it for its values each time. PostgreSQL otherwise guesses after a while how
 * many rows a period or a school has, and a statement that joins tens of thousands of rows then
 * takes ten times as long; planning takes some ms.
 */
export const PLANNED_EACH_TIME = '/* planned each time */'

/**
 * A client of PostgreSQL that prepares each statement once a connection, under a name made from its
 * text. The name that a statement came with is a label in it. Statements given as text alone stay
 * as they are.
 */
export class PreparingClient extends pg.Client {
	override query = ((config: string | Config, ...rest: unknown[]) => {
		if (typeof config !== 'object' || !config.text) return (super.query as Query)(config, ...rest)
		const { name: label, text } = config
		const name = text.includes(PLANNED_EACH_TIME) ? undefined : nameOf(text, label)
		return (super.query as Query)({ ...config, name }, ...rest)
	}) as pg.Client['query']
}
