/** Returns true if a path is one of the pages for schools (NAV-08). */
export const isSchoolsPath = (path: string): boolean =>
	/^\/(vidya-for-schools|tpo-2025)(\/|$)/.test(path)
