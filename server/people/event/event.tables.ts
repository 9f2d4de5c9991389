import { sql } from 'drizzle-orm'
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import { at, id } from '#server/platform/database/columns.ts'

/**
 * Who takes part in an event (NAV-09, NAV-11): once for each address, with or without an account.
 * `country` is an ISO code for the global teachers' meet (gtm), the name of the country's page for
 * the international teacher programme (tpo).
 */
export const eventRegistration = pgTable(
	'event_registration',
	{
		id: id(),
		event: text('event').$type<'gtm' | 'tpo'>().notNull(),
		email: text('email').notNull(),
		accountId: uuid('account_id').references(() => account.id),
		name: text('name').notNull(),
		country: text('country').notNull(),
		school: text('school'),
		/** The code that was brought along. */
		referralCode: text('referral_code'),
		/** The code that others are invited with. */
		invitationCode: text('invitation_code').notNull().unique(),
		createdAt: at('created_at').notNull(),
		/** When the link to the meet's rooms was mailed. */
		roomsMailedAt: at('rooms_mailed_at'),
	},
	(t) => [
		unique('event_registration_once').on(t.event, t.email),
		index('event_registration_email').on(t.email, t.createdAt.desc()),
		index('event_registration_created').on(t.createdAt),
		index('event_registration_referral')
			.on(t.referralCode)
			.where(sql`${t.referralCode} is not null`),
		index('event_registration_rooms')
			.on(t.id)
			.where(sql`${t.event} = 'gtm' and ${t.roomsMailedAt} is null`),
	],
)

/**
 * A school's personal invitation to the teacher programme (NAV-08), good until `expiresAt`; of its
 * secret only the hash is kept.
 */
export const eventInvitation = pgTable(
	'event_invitation',
	{
		id: id(),
		tokenHash: text('token_hash').notNull().unique(),
		schoolId: uuid('school_id')
			.notNull()
			.references(() => school.id, { onDelete: 'cascade' }),
		createdAt: at('created_at').notNull(),
		expiresAt: at('expires_at').notNull(),
	},
	(t) => [
		index('event_invitation_school').on(t.schoolId),
		index('event_invitation_end').on(t.expiresAt),
	],
)
