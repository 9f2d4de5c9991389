import { getTableColumns, getTableName } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { v7 } from 'uuid'
import type { Person } from '#server/people/privacy/personal.store.ts'
import { personalTables } from '#server/people/privacy/personal-tables.store.ts'
import type { Db } from '#server/platform/database/open.ts'

type Row = Record<string, unknown>
type Made = Map<string, Row>

const parentsOf = (table: PgTable) =>
	getTableConfig(table).foreignKeys.map((key) => {
		const { columns, foreignTable, foreignColumns } = key.reference()
		return { column: columns[0]!.name, table: foreignTable as PgTable, to: foreignColumns[0]!.name }
	})

/** Tables in an order in which each comes after those that it refers to. */
export const inOrder = (tables: readonly PgTable[]): PgTable[] => {
	const sorted: PgTable[] = []
	const visit = (table: PgTable) => {
		if (sorted.includes(table)) return
		for (const parent of parentsOf(table)) if (parent.table !== table) visit(parent.table)
		sorted.push(table)
	}
	for (const table of tables) visit(table)
	return sorted
}

const now = new Date('2026-11-01T10:00:00Z')
let made = 0

const plain: Record<string, () => unknown> = {
	PgUUID: () => v7(),
	PgInteger: () => 1,
	PgBigInt53: () => 1,
	PgNumeric: () => 1,
	PgNumericNumber: () => 1,
	PgBoolean: () => false,
	PgTimestamp: () => now,
	PgDateString: () => '2026-11-01',
	PgCustomColumn: () => Buffer.from('x'),
}

/** Values that columns need to be found by, or not to hold an erasure up. */
const special = (who: Person): Record<string, Row> => ({
	account: { ...who, demoNote: who.displayName },
	audit_entry: { actorId: who.id, position: made },
	event_registration: { email: who.email },
	login_link: { email: who.email },
	teacher_invitation: { email: who.email },
	licence: { resourceId: null },
	order_line: { planId: null },
	mail: { to: who.email },
	idempotency: { owner: who.id },
	stored_file: { key: `${who.id}/${v7()}` },
	post_picture: { address: `/uploads/${who.id}/picture` },
	training_entry: { proofKey: `proofs/${who.displayName}`, proofType: 'application/pdf' },
	video_resume: { storageKey: `videos/${who.displayName}` },
	order: { status: 'paid', provider: 'none' },
	payment: { outcome: 'refunded', status: 'refunded', provider: 'razorpay' },
	refund: { status: 'received', reason: 'asked-for' },
	refund_request: { status: 'received' },
	review: { rating: 4 },
	teacher_counted: { facts: [['year', 2026, '', 1, 0, 0, 0, 0]] },
})

/** Tables with at most one row for each row that they refer to: each person gets one of these. */
const ownParents: Record<string, { table: string; key: string; column: string }> = {
	school_cart_line: { table: 'school', key: 'id', column: 'schoolId' },
	partner_school: { table: 'school', key: 'id', column: 'schoolId' },
	media_owner: { table: 'media', key: 'id', column: 'mediaId' },
	draft_author: { table: 'draft', key: 'resourceId', column: 'resourceId' },
}

/**
 * Returns a row of a table that belongs to a person. Every text column names the person unless the
 * declaration fixes its value.
 */
const rowOf = (table: PgTable, who: Person, rows: Made): Row => {
	made += 1
	const words = `${who.displayName} ${who.email} ${who.phone} ${who.id} ${made}`
	const declared = personalTables.find((one) => one.table === table)
	const erasure = declared?.erasure
	const speaks = (name: string) =>
		declared && (erasure === 'deleted' || name in erasure!.blank || name === 'facts')
	const parents = new Map(parentsOf(table).map((parent) => [parent.column, parent]))
	const fillOf = (name: string, column: PgColumn): unknown => {
		const parent = parents.get(column.name)
		if (parent) return rows.get(getTableName(parent.table))?.[parent.to] ?? null
		if (name === 'accountId') return who.id
		if (column.columnType === 'PgText') return speaks(name) ? words : `text ${made}`
		if (column.columnType === 'PgJsonb') return speaks(name) ? { words } : { some: made }
		if (column.columnType === 'PgArray') return [speaks(name) ? words : 'text']
		return column.notNull ? plain[column.columnType]!() : null
	}
	const columns = Object.entries(getTableColumns(table)).filter(([, column]) => !column.generated)
	const row = Object.fromEntries(
		columns.map(([name, column]) => [name, fillOf(name, column as PgColumn)]),
	)
	return { ...row, ...special(who)[getTableName(table)] }
}

/**
 * Writes one row of each table that can belong to the person, and the rows they refer to. Returns
 * all rows by table and database column. `shared` has the impersonal rows that exist already.
 */
export const fillTables = async (
	db: Db,
	tables: readonly PgTable[],
	who: Person,
	shared: Made,
): Promise<Made> => {
	const own: Made = new Map(shared)
	for (const table of inOrder(tables)) {
		const name = getTableName(table)
		if (name === 'account_erasure' || shared.has(name)) continue
		const values = rowOf(table, who, own)
		const parent = ownParents[name]
		if (parent) {
			const of = tables.find((one) => getTableName(one) === parent.table)!
			const row = rowOf(of, who, own)
			await db.insert(of).values(row)
			values[parent.column] = row[parent.key]
		}
		await db.insert(table).values(values)
		const columns = Object.entries(getTableColumns(table))
		const row = Object.fromEntries(columns.map(([key, column]) => [column.name, values[key]]))
		own.set(name, row)
		if (!personalTables.some((one) => one.table === table)) shared.set(name, row)
	}
	return own
}
