import { eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'

/** The owner of the data, as the account is now. */
export type Person = { id: string; email: string; displayName: string; phone: string | null }

/** Why rows stay after an erasure. */
export type Law = 'accounts' | 'proof' | 'revocation' | 'thread'

/** The erasure of a person's rows of a table. */
export type Erasure =
	| 'deleted'
	/** They stay, with these columns emptied. */
	| { kept: Law; blank: Record<string, unknown> }

type Columns<T extends PgTable> = keyof T['_']['columns'] & string

/** Export and erasure of one table; every column is named in `exported` or `hidden`. */
export type PersonalTable = {
	table: PgTable
	rows: (who: Person) => SQL
	exported: readonly string[]
	/** Not handed out: secrets, keys of storage, or what tells of somebody else. */
	hidden: readonly string[]
	erasure: Erasure
}

/**
 * Declares a table whose rows belong to a person; `by` finds them, by a column with the account's
 * id if it is one.
 */
export const personal = <T extends PgTable>(
	table: T,
	by: AnyPgColumn | ((who: Person) => SQL),
	rule: { exported: Columns<T>[]; hidden: Columns<T>[]; erasure?: Erasure },
): PersonalTable => ({
	table,
	rows: typeof by === 'function' ? by : (who) => eq(by, who.id),
	exported: rule.exported,
	hidden: rule.hidden,
	erasure: rule.erasure ?? 'deleted',
})

/** The columns that an export hands out, as a selection. */
export const exportedColumns = ({ table, exported }: PersonalTable): Record<string, AnyPgColumn> =>
	Object.fromEntries(exported.map((name) => [name, getTableColumns(table)[name] as AnyPgColumn]))
