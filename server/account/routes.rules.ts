const EVERYBODY = [
  '/profile',
  '/profile/favourites',
  '/profile/my-learning',
  '/profile/my-badges',
  '/profile/purchase-history',
  '/profile/refunds',
  '/profile/vidya-coins',
]

const SCHOOL = ['/profile/dashboard', '/profile/school-info']

const BY_ROLE: Record<string, readonly string[]> = {
  parent: ['/profile/parent-nomination'],
  main_poc: SCHOOL,
  additional_main_poc: SCHOOL,
  institutional_sales_partner: [
    '/institutional-partner/dashboard',
    '/institutional-partner/spc-license',
    '/institutional-partner/track-usage',
  ],
  institutional_value_partner: ['/value-partner'],
  channel_partner: ['/value-partner'],
  vidya_customer_success: ['/value-partner'],
  vidya_sales_associate: ['/value-partner'],
}

/** The areas that roles open (SES-04, ROL-02), each once. */
export const routesOf = (roles: readonly string[]): string[] => [
  ...new Set([...EVERYBODY, ...roles.flatMap((role) => BY_ROLE[role] ?? [])]),
]
