import type { AccountPage } from '#domain/people/account-pages.rules.ts'
import { brand } from '#i18n/brand.ts'
import { m } from '#i18n/messages'
import { partnerLinks, salesPartnerLinks } from './partner-links.ts'

type SiderLink = { to: AccountPage; label: () => string; search?: Record<string, string> }

/** The profile's pages in the order of PRF-01, then our own. */
const links: readonly SiderLink[] = [
	{ to: '/profile/parent-nomination', label: m.nomination_title },
	{ to: '/profile/vidya-bundles', label: m.bundle_mine_title },
	{ to: '/profile/nominations', label: m.nomination_received_title },
	{ to: '/profile/vidya-bundles/my-info', label: m.bundle_info_title },
	{ to: '/profile/taas-attendance', label: m.live_attendance },
	{ to: '/profile', label: m.header_personal_details },
	{ to: '/profile/vidya-coins', label: () => m.header_coins({ brand: brand() }) },
	{ to: '/profile/video-resume', label: m.video_title },
	{ to: '/profile/self-assessment', label: m.assessment_title },
	{ to: '/profile/favourites', label: m.header_favourites },
	{ to: '/profile/bookmarked-jobs', label: m.header_bookmarked_jobs },
	{ to: '/profile/jobs', search: { status: 'applied' }, label: m.header_my_jobs },
	{
		to: '/profile/registrations',
		search: { type: 'webinars', status: 'pending' },
		label: m.header_my_registrations,
	},
	{ to: '/profile/tpo-registrations', label: m.registration_events },
	{ to: '/profile/my-learning', label: m.header_my_learning },
	{ to: '/profile/my-badges', label: m.certificate_mine },
	{ to: '/profile/purchase-history', label: m.header_purchase_history },
	{ to: '/profile/refunds', label: m.header_refunds },
	{ to: '/profile/hours', label: m.training_title },
	{ to: '/profile/school-benefits', label: m.teachers_benefits },
]

/**
 * Returns the links of the profile's sider for these roles and the pages that `/user/routes`
 * answers; for a sales partner only theirs (PRF-03).
 */
export const siderLinks = (
	roles: readonly string[],
	pages: readonly string[],
): readonly SiderLink[] => {
	if (roles.includes('institutional_sales_partner')) return salesPartnerLinks
	return [...partnerLinks(roles), ...links.filter(({ to }) => pages.includes(to))]
}
