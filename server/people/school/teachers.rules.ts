import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** SQL: true if account `p` is not a point of contact. Points of contact are not teachers. */
export const isTeacher: SQL = sql`not (p.roles && '{main_poc,additional_main_poc}')`

/** SQL: true if account `p` is a teacher of a school. */
export const isTeacherOf = (schoolId: SQLWrapper | string): SQL =>
	sql`p.school_id = ${schoolId}::uuid and ${isTeacher}`
