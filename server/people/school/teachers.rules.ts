import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** In SQL: whether the account `p` is no point of contact; these are not counted as teachers. */
export const isTeacher: SQL = sql`not (p.roles && '{main_poc,additional_main_poc}')`

/** In SQL: whether the account `p` is a teacher of a school. */
export const isTeacherOf = (schoolId: SQLWrapper | string): SQL =>
  sql`p.school_id = ${schoolId}::uuid and ${isTeacher}`
