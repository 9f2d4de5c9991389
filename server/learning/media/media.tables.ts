import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { MediaKind } from '#domain/learning/media.rules.ts'
import type { StatusOf } from '#machines/kit/status.ts'
import type { mediaStatusMachine } from '#machines/learning/media/media-status.machine.ts'
import { account } from '#server/people/account/account.tables.ts'
import { at, id } from '#server/platform/database/columns.ts'

/**
 * DSK-05: a file that the desk took, or is taking, in parts; `contentType` is set by its first
 * part. It belongs to the shop and stays when its owner's account goes.
 */
export const media = pgTable(
	'media',
	{
		id: id(),
		kind: text('kind').$type<MediaKind>().notNull(),
		name: text('name').notNull(),
		bytes: bigint('bytes', { mode: 'number' }).notNull(),
		contentType: text('content_type').notNull().default(''),
		status: text('status').$type<StatusOf<typeof mediaStatusMachine>>().notNull(),
		touchedAt: at('touched_at').notNull(),
	},
	(t) => [index('media_touched').on(t.status, t.touchedAt)],
)

/** The person who uploads a file, and goes on with it. */
export const mediaOwner = pgTable(
	'media_owner',
	{
		mediaId: uuid('media_id')
			.primaryKey()
			.references(() => media.id),
		accountId: uuid('account_id')
			.notNull()
			.references(() => account.id),
	},
	(t) => [index('media_owner_account').on(t.accountId)],
)

/** One part of a file; parts count from 0. */
export const mediaPart = pgTable(
	'media_part',
	{
		mediaId: uuid('media_id')
			.notNull()
			.references(() => media.id),
		number: integer('number').notNull(),
		storageKey: text('storage_key').notNull(),
	},
	(t) => [primaryKey({ columns: [t.mediaId, t.number] })],
)
