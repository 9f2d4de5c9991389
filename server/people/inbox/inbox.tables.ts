import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { OwnedInboxKind } from '#domain/people/inbox.rules.ts'
import { account } from '#server/people/account/account.tables.ts'
import { at } from '#server/platform/database/columns.ts'

/** DSK-12: who takes care of something that waits; `subjectId` is the id of the row of its kind. */
export const inboxOwner = pgTable(
	'inbox_owner',
	{
		kind: text('kind').$type<OwnedInboxKind>().notNull(),
		subjectId: uuid('subject_id').notNull(),
		accountId: uuid('account_id')
			.notNull()
			.references(() => account.id),
		takenAt: at('taken_at').notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.kind, t.subjectId] }),
		index('inbox_owner_account').on(t.accountId),
	],
)
