import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, id } from '#server/platform/database/columns.ts'

/**
 * An act of staff, never changed: triggers refuse UPDATE, DELETE and TRUNCATE (DSK-18). `hash`
 * covers the row and the hash of the row before, so that a change by SQL is found. The actor has
 * no foreign key: an entry outlives an erased account.
 */
export const auditEntry = pgTable(
	'audit_entry',
	{
		id: id(),
		/** 1 for the first entry, without gaps. */
		position: integer('position').notNull().unique(),
		at: at('at').notNull(),
		actorId: uuid('actor_id'),
		operation: text('operation').notNull(),
		subjectKind: text('subject_kind').notNull(),
		subjectId: text('subject_id').notNull(),
		before: jsonb('before').$type<AuditState>().notNull(),
		after: jsonb('after').$type<AuditState>().notNull(),
		previousHash: text('previous_hash').notNull(),
		hash: text('hash').notNull(),
	},
	(t) => [
		index('audit_entry_actor').on(t.actorId, t.position.desc()),
		index('audit_entry_subject').on(t.subjectKind, t.subjectId, t.position.desc()),
	],
)

/** Position and hash of the newest entry, in one row with id 1. Its lock orders the entries. */
export const auditHead = pgTable('audit_head', {
	id: integer('id').primaryKey(),
	position: integer('position').notNull(),
	hash: text('hash').notNull(),
})

/** The columns of a subject that an act reads or writes. */
export type AuditState = Record<string, string | number | boolean | null | string[]>
