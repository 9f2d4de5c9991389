import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { at, id } from '#server/platform/database/columns.ts'

/**
 * A step of a journey as it is stored: the transitions taken, in order, and the milliseconds since
 * the step before.
 */
export type StoredStep = [transitions: string[], ms: number]

/**
 * One run of one machine in somebody's browser (ATL-04): what it did and when, never who or with
 * what. There is no account, no address and no text here, and no key that leads to any.
 */
export const journey = pgTable(
	'journey',
	{
		id: id(),
		machine: text('machine').notNull(),
		startedAt: at('started_at').notNull(),
		role: text('role').notNull(),
		device: text('device').$type<'phone' | 'tablet' | 'desktop'>().notNull(),
		returning: boolean('returning').notNull(),
		demo: boolean('demo').notNull().default(false),
		ended: text('ended').$type<'done' | 'left'>().notNull(),
		steps: jsonb('steps').$type<StoredStep[]>().notNull(),
	},
	(t) => [
		index('journey_machine_recent').on(t.machine, t.startedAt, t.id),
		index('journey_recent').on(t.startedAt, t.id),
	],
)
