/** The pages of the profile area that every signed-in person has (PRF-01). Pages that do not exist yet are not offered. */
const EVERYBODY = [
  '/profile',
  '/profile/favourites',
  '/profile/my-learning',
  '/profile/notifications',
  '/profile/purchase-history',
  '/profile/refunds',
  '/profile/vidya-coins',
]

/** The pages of a school (SCH-02). */
const OF_SCHOOL = ['/profile/dashboard', '/profile/school-info']

const BY_ROLE: Record<string, readonly string[]> = {
  main_poc: OF_SCHOOL,
  additional_main_poc: OF_SCHOOL,
}

/** The pages that roles open (SES-04, ROL-02), each once. */
export const routesOf = (roles: readonly string[]): string[] => [
  ...new Set([...EVERYBODY, ...roles.flatMap((role) => BY_ROLE[role] ?? [])]),
]
