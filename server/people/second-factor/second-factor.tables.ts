import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { account } from '#server/people/account/account.tables.ts'
import { at, id } from '#server/platform/database/columns.ts'

/**
 * The authenticator app of a member of staff (DSK-02, RFC 6238). `secret` is null until the first
 * code is confirmed, `pendingSecret` waits for one. A code of a step that was used is refused.
 */
export const secondFactor = pgTable('second_factor', {
	accountId: uuid('account_id')
		.primaryKey()
		.references(() => account.id),
	secret: text('secret'),
	pendingSecret: text('pending_secret'),
	/** Number of 30-second steps since 1970 of the newest code that was used. */
	usedStep: integer('used_step').notNull().default(0),
	createdAt: at('created_at').notNull(),
})

/** A recovery code, stored hashed. It is good once. */
export const recoveryCode = pgTable(
	'recovery_code',
	{
		id: id(),
		accountId: uuid('account_id')
			.notNull()
			.references(() => account.id),
		codeHash: text('code_hash').notNull(),
		usedAt: at('used_at'),
	},
	(t) => [index('recovery_code_account').on(t.accountId)],
)
