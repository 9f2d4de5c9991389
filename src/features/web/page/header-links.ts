import { brand } from '#i18n/brand.ts'
import { m } from '#i18n/messages'

/** The lists that the header leads to. */
export const headerLinks = [
	{ to: '/learning', label: m.header_learning },
	{ to: '/courses', label: m.header_courses },
	{ to: '/bundle-products', label: m.header_bundles },
	{ to: '/quiz', label: m.header_quizzes },
	{ to: '/jobs', label: m.header_jobs },
	{ to: '/community', label: m.community_title },
] as const

/**
 * The user menu: the parts of an account in the order of HDR-07, then what is asked for most of the
 * rest; `search` is what an entry's address asks for.
 */
export const profileLinks = [
	{ to: '/profile', label: m.header_personal_details },
	{ to: '/profile/favourites', label: m.header_favourites },
	{ to: '/profile/bookmarked-jobs', label: m.header_bookmarked_jobs },
	{ to: '/profile/my-learning', label: m.header_my_learning },
	{ to: '/profile/jobs', search: { status: 'applied' }, label: m.header_my_jobs },
	{
		to: '/profile/registrations',
		search: { type: 'webinars', status: 'pending' },
		label: m.header_my_registrations,
	},
	{ to: '/community', search: { type: 'mine' }, label: m.header_posts },
	{ to: '/community', search: { type: 'saved' }, label: m.header_saved },
	{ to: '/profile/hours', label: m.training_title },
	{ to: '/profile/my-badges', label: m.certificate_mine },
	{ to: '/profile/video-resume', label: m.video_title },
	{ to: '/profile/purchase-history', label: m.header_purchase_history },
	{ to: '/profile/vidya-coins', label: () => m.header_coins({ brand: brand() }) },
] as const
