import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { StatusOf } from '#machines/kit/status.ts'
import type { verificationStatusMachine } from '#machines/school/verification/verification-status.machine.ts'
import { at, id } from './columns.ts'

/**
 * A school with its own area; `organization_documents` non-empty and not verified means under
 * review (SCH-04).
 */
export const school = pgTable(
  'school',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    photoUrl: text('photo_url'),
    city: text('city'),
    verificationStatus: text('verification_status')
      .$type<StatusOf<typeof verificationStatusMachine>>()
      .notNull()
      .default('unverified'),
    /**
     * Why the documents were not enough, in the reviewer's words; empty where they were not
     * rejected.
     */
    verificationReason: text('verification_reason').notNull().default(''),
    verificationDecidedAt: at('verification_decided_at'),
    schoolType: text('school_type').notNull().default('school'),
    taasTnc: boolean('taas_tnc').notNull().default(false),
    organizationDocuments: jsonb('organization_documents').$type<string[]>().notNull().default([]),
    /** Entries of the reference lists school_onboarding_types, school_board and school_grade. */
    onboardingTypeId: uuid('onboarding_type_id'),
    boards: text('boards').array().notNull().default([]),
    grades: text('grades').array().notNull().default([]),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [index('school_name_parts').using('gin', t.name.op('gin_trgm_ops'))],
)

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
  ],
)
