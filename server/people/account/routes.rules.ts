import { schoolAreas } from '#machines/people/school/school-areas.rules.ts'

/**
 * The pages of the profile area that every signed-in person has (PRF-01). Pages that do not exist
 * yet are not offered.
 */
const EVERYBODY = [
  '/profile',
  '/profile/favourites',
  '/profile/my-learning',
  '/profile/notifications',
  '/profile/purchase-history',
  '/profile/refunds',
  '/profile/vidya-coins',
]

/** The pages of a school (SCH-01, SCH-02). */
const OF_SCHOOL = [
  '/profile/dashboard',
  '/profile/school-info',
  '/profile/school-hours',
  '/profile/overview',
  '/profile/curricular-overview',
  '/profile/curricular-subsection-analysis',
  '/profile/teacher-usage-tracking',
  '/profile/registered-teachers',
  '/profile/teacher-upload',
  '/profile/assign-licenses',
  '/profile/assign-spc-voucher',
  '/profile/school-orders',
  '/profile/job-posting',
  '/profile/taas-shortlisted-candidates',
  ...schoolAreas.map((area) => `/profile/${area}`),
]

/**
 * Pages that a type of school does not need: a coaching centre has no board, so it has no registers
 * of one (SCH-02).
 */
const NOT_FOR: Record<string, readonly string[]> = {
  coaching: ['/profile/tq-registers', '/profile/tpo-registers', '/profile/vidya-teaching-quotient'],
}

/** The pages of partners, and of those who look after them (PRF-03, ROL-02). */
const OF_PARTNERS: Record<string, readonly string[]> = {
  institutional_sales_partner: [
    '/institutional-partner/dashboard',
    '/institutional-partner/spc-license',
    '/institutional-partner/track-usage',
  ],
  institutional_value_partner: ['/institutional-partner/dashboard'],
  channel_partner: ['/value-partner'],
  vidya_customer_success: ['/value-partner'],
  vidya_sales_associate: ['/value-partner'],
}

const SCHOOL_ROLES = ['main_poc', 'additional_main_poc']

/**
 * The pages that roles open for somebody of this type of school, null for none (SES-04, SCH-02,
 * ROL-02), each once.
 */
export const routesOf = (roles: readonly string[], schoolType: string | null = null): string[] => {
  const actsForSchool = roles.some((role) => SCHOOL_ROLES.includes(role))
  const missing = NOT_FOR[schoolType ?? ''] ?? []
  const ofSchool = actsForSchool ? OF_SCHOOL.filter((route) => !missing.includes(route)) : []
  const ofPartners = new Set(roles.flatMap((role) => OF_PARTNERS[role] ?? []))
  return [...EVERYBODY, ...ofPartners, ...ofSchool]
}
