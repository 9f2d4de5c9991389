/** The pages of the profile's sidebar, in its order; the first one is for parents only (PRF-01). */
const ofProfile = [
	'/profile/parent-nomination',
	'/profile/vidya-bundles',
	'/profile/nominations',
	'/profile/vidya-bundles/my-info',
	'/profile/taas-attendance',
	'/profile',
	'/profile/vidya-coins',
	'/profile/video-resume',
	'/profile/self-assessment',
	'/profile/favourites',
	'/profile/bookmarked-jobs',
	'/profile/jobs',
	'/profile/registrations',
	'/profile/tpo-registrations',
	'/profile/my-learning',
	'/profile/my-badges',
	'/profile/purchase-history',
	'/profile/refunds',
	'/profile/hours',
	'/profile/notifications',
] as const

const dashboard = '/institutional-partner/dashboard'

/** The pages that a role adds (PRF-03, SCH-06, ROL-02). */
const ofRoles = {
	institutional_sales_partner: [
		dashboard,
		'/institutional-partner/spc-license',
		'/institutional-partner/track-usage',
	],
	institutional_value_partner: [dashboard],
	channel_partner: ['/value-partner'],
	vidya_sales_associate: ['/value-partner'],
	institutional_teacher: ['/profile/school-benefits'],
	vidya_customer_success: ['/value-partner'],
} as const

/** A page that only some accounts have. */
export type AccountPage =
	| (typeof ofProfile)[number]
	| (typeof ofRoles)[keyof typeof ofRoles][number]

const pagesOfRole = (role: string): readonly AccountPage[] =>
	role in ofRoles ? ofRoles[role as keyof typeof ofRoles] : []

/**
 * The pages that an account with these roles may open, each once: those of the profile in the order
 * of its sidebar, then those of its roles (PRF-01, ROL-02, SES-04).
 */
export const pagesOf = (roles: readonly string[]): AccountPage[] => [
	...ofProfile.filter((page) => page !== '/profile/parent-nomination' || roles.includes('parent')),
	...new Set(roles.flatMap(pagesOfRole)),
]
