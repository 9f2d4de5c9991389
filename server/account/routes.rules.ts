/** The pages of the profile area that every signed-in person has (PRF-01). Pages that do not exist yet are not offered. */
const EVERYBODY = [
  '/profile',
  '/profile/favourites',
  '/profile/my-learning',
  '/profile/notifications',
  '/profile/purchase-history',
  '/profile/vidya-coins',
]

const BY_ROLE: Record<string, readonly string[]> = {}

/** The pages that roles open (SES-04, ROL-02), each once. */
export const routesOf = (roles: readonly string[]): string[] => [
  ...new Set([...EVERYBODY, ...roles.flatMap((role) => BY_ROLE[role] ?? [])]),
]
