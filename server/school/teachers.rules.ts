import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** In SQL: whether the account `p` is a teacher of a school. Points of contact are not counted as teachers. */
export const isTeacherOf = (schoolId: SQLWrapper | string): SQL =>
  sql`p.school_id = ${schoolId}::uuid and not (p.roles && '{main_poc,additional_main_poc}')`
