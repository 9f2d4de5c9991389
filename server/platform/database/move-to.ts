import { and, inArray, type SQL } from 'drizzle-orm'
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { AnyStateMachine, EventFromLogic } from 'xstate'
import { stepsOf } from '#machines/kit/status.ts'
import type { Db } from './open.ts'

/** A table, the column that holds the status, and the status machine that governs it. */
export type Life<T extends PgTable, M extends AnyStateMachine, Column extends string> = {
	table: T
	column: Column
	machine: M
}

type Rows<T extends PgTable> = PromiseLike<T['$inferSelect'][]> & { getSQL: () => SQL }

/**
 * Moves rows by an event of their status machine: one `UPDATE` whose condition is the statuses in
 * which the machine accepts the event, so that two decisions on one row never both succeed.
 * @param which further conditions: the row, and who owns it
 * @param change other columns to write
 * @returns a query for the moved rows; none where the machine refuses the event
 * @throws Error if the event leads to more than one status, which one `UPDATE` cannot write
 */
export const moveTo = <T extends PgTable, M extends AnyStateMachine, Column extends string>(
	db: Db,
	{ table, column, machine }: Life<T, M, Column>,
	event: EventFromLogic<M>,
	which: SQL | undefined,
	change: Omit<PgUpdateSetSource<T>, Column> = {} as Omit<PgUpdateSetSource<T>, Column>,
): Rows<T> => {
	const steps = [...stepsOf(machine, event)]
	if (steps.length > 1) throw new Error(`${machine.id}: ${event.type} leads to several statuses`)
	const [to, from] = steps[0] ?? [undefined, []]
	const status = table[column as keyof T] as SQL
	return db
		.update(table)
		.set({ ...change, [column]: to ?? status } as never)
		.where(and(which, inArray(status, from)))
		.returning() as unknown as Rows<T>
}
