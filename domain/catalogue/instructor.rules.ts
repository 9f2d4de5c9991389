/**
 * An instructor as the desk writes them (28.3). Without a `bio` the one of the newest resource is
 * shown.
 */
export type InstructorTerms = { name: string; bio: string }

/** Most characters of each field. */
export const longestTerms = { name: 120, bio: 2000 } as const

/** Returns true if a name has a letter or a digit, of which the address of the page is made. */
export const isInstructorName = (name: string): boolean => /[\p{L}\p{N}]/u.test(name)
