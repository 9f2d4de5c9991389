/** SCH-07: whether somebody acts for a school and can switch to its side. */
export const actsForSchool = (roles: readonly string[]): boolean =>
	roles.includes('main_poc') || roles.includes('additional_main_poc')

/** HDR-05: where switching to the school's side leads from a path; null stays. */
export const schoolPathFrom = (path: string): string | null =>
	path === '/profile' ? '/profile/dashboard' : null

/** HDR-05: where switching back to the teacher's side leads from a path; null stays. */
export const teacherPathFrom = (path: string): string | null =>
	/^\/profile(\/|$)/.test(path) ? '/profile' : null
