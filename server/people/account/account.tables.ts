import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { school } from '#server/people/school/school.tables.ts'
import { at, id } from '#server/platform/database/columns.ts'

/** A person; the address is stored in lower case. */
export const account = pgTable(
	'account',
	{
		id: id(),
		email: text('email').notNull().unique(),
		displayName: text('display_name').notNull(),
		/** The name was made from the address and waits for the person's own (PUR-01). */
		isNameMadeUp: boolean('is_name_made_up').notNull().default(false),
		phone: text('phone'),
		country: text('country').notNull().default('IN'),
		avatarUrl: text('avatar_url'),
		roles: text('roles').array().notNull().default([]),
		points: integer('points').notNull().default(0),
		schoolId: uuid('school_id').references(() => school.id),
		/** Null for who was there before invitations. */
		joinedSchoolAt: at('joined_school_at'),
		wizardCompleted: boolean('wizard_completed').notNull().default(false),
		/** In which language pages were read last; mails are written in it. */
		language: text('language').$type<'en' | 'hi'>().notNull().default('en'),
		demoNote: text('demo_note'),
		createdAt: at('created_at').notNull(),
	},
	// By what mentions a person in a community post: the name without spaces.
	(t) => [
		index('account_mention').on(sql`lower(replace(${t.displayName}, ' ', ''))`),
		index('account_school').on(t.schoolId, t.displayName, t.id),
		// The few accounts with a role of the desk are found among all.
		index('account_roles').using('gin', t.roles),
		index('account_newest').on(t.createdAt, t.id),
		// The desk finds people by a part of their name or address, or by their phone.
		index('account_words').using('gin', sql`(${t.displayName} || ' ' || ${t.email}) gin_trgm_ops`),
		index('account_phone').on(t.phone).where(sql`${t.phone} is not null`),
	],
)
