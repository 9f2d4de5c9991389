import type { FileRoutesByFullPath } from '#app/routeTree.gen.ts'
import { demoInvitations } from '#demo/people/invitations.seed.ts'
import { seedId } from '#demo/seed-id.ts'

/** Where a page is looked at, and by whom. */
export type Example = {
	/** The demo account; nobody is signed in without one. */
	as?: string | undefined
	/** The school's side of the header's switch. */
	school?: boolean | undefined
	/**
	 * The address, or the page whose first link of the route's form leads to it; `through` names a
	 * route between them.
	 */
	at: string | { linkOn: string; through?: Route }
}

type Route = keyof FileRoutesByFullPath

const order = seedId('order', 'settled')

const by = (as: string, ...addresses: Example['at'][]): Example[] =>
	addresses.map((at) => ({ as, at }))
const anybody = (...addresses: Example['at'][]): Example[] => addresses.map((at) => ({ at }))
const school = (...addresses: Example['at'][]): Example[] =>
	by('verified-poc', ...addresses).map((example) => ({ ...example, school: true }))
const settled = (...addresses: Example['at'][]) => by('settled-teacher', ...addresses)
const staff = (...addresses: Example['at'][]) => by('customer-success', ...addresses)

/** Examples of every route. A route that is missing here does not compile. */
export const examples: Record<Route, readonly Example[]> = {
	'/': [...anybody('/'), ...settled('/'), ...school('/')],
	'/$': anybody('/no/such/page'),
	'/$name': anybody('/aboutus', '/terms-of-use', '/privacy-policy', '/refund-policy'),
	'/bundle-products/': [...anybody('/bundle-products'), ...settled('/bundle-products')],
	'/bundle-products/$slug': anybody({ linkOn: '/bundle-products' }),
	'/cart': [...anybody('/cart'), ...settled('/cart')],
	'/certificate/$id': settled({ linkOn: '/profile/my-badges' }),
	'/channel-partner': [
		...anybody('/channel-partner'),
		...by('channel-partner', '/channel-partner'),
	],
	'/community/': [...anybody('/community'), ...settled('/community')],
	'/community/group/': [...anybody('/community/group'), ...settled('/community/group')],
	'/community/group/$id': settled(`/community/group/${seedId('group', 'maths')}`),
	'/community/post/$slug': [
		...anybody({ linkOn: '/community' }),
		...settled({ linkOn: '/community' }),
	],
	'/contact': anybody('/contact'),
	'/courses/': [...anybody('/courses'), ...by('institutional-teacher', '/courses')],
	'/courses/$slugtitle': [
		...anybody({ linkOn: '/courses' }),
		...by('institutional-teacher', { linkOn: '/courses?type=self_paced' }),
	],
	'/gtm': anybody('/gtm'),
	'/help': anybody('/help', '/help?search=₹1'),
	'/institutional-partner': by('sales-partner', '/institutional-partner'),
	'/institutional-partner/': [
		...anybody('/institutional-partner'),
		...by('sales-partner', '/institutional-partner'),
	],
	'/institutional-partner/dashboard': by('sales-partner', '/institutional-partner/dashboard'),
	'/institutional-partner/spc-license': by('sales-partner', '/institutional-partner/spc-license'),
	'/institutional-partner/track-usage': by('sales-partner', '/institutional-partner/track-usage'),
	'/international-tpo/': anybody('/international-tpo'),
	'/international-tpo/$country': anybody('/international-tpo/kenya'),
	'/jobs/': [...anybody('/jobs'), ...settled('/jobs')],
	'/jobs/$slug': [...anybody({ linkOn: '/jobs' }), ...settled({ linkOn: '/jobs' })],
	'/learning/': [
		...anybody('/learning', '/learning?search=maths', '/learning?search=zzzz'),
		...by('subscriber', '/learning'),
	],
	'/learning/$slug': anybody({ linkOn: '/learning' }),
	'/login/': anybody('/login'),
	'/login/link': anybody('/login/link?token=not-one-of-ours'),
	'/mindmap': anybody('/mindmap'),
	'/payment/return': settled(`/payment/return?order_id=${order}`),
	'/privacy': [...anybody('/privacy'), ...settled('/privacy')],
	'/profile': anybody('/profile'),
	'/profile/': [
		...settled('/profile'),
		...by('parent', '/profile'),
		...staff('/profile'),
		...school('/profile'),
	],
	'/profile/assessment': school('/profile/assessment'),
	'/profile/assign-licenses': school('/profile/assign-licenses'),
	'/profile/assign-spc-voucher': school('/profile/assign-spc-voucher'),
	'/profile/bookmarked-jobs': settled('/profile/bookmarked-jobs'),
	'/profile/bundles': school('/profile/bundles'),
	'/profile/centalks': school('/profile/centalks'),
	'/profile/community-space': school('/profile/community-space'),
	'/profile/curricular-overview': school('/profile/curricular-overview'),
	'/profile/curricular-subsection-analysis': school('/profile/curricular-subsection-analysis'),
	'/profile/dashboard': school('/profile/dashboard'),
	'/profile/dev-spc-courses': school('/profile/dev-spc-courses'),
	'/profile/favourites': settled('/profile/favourites'),
	'/profile/gtm-registers': school('/profile/gtm-registers'),
	'/profile/hours/': settled('/profile/hours'),
	'/profile/hours/$id': settled({ linkOn: '/profile/hours' }),
	'/profile/hours/add': settled('/profile/hours/add'),
	'/profile/job-posting/': school('/profile/job-posting'),
	'/profile/job-posting/$id/': school(
		{ linkOn: '/profile/job-posting' },
		'/profile/job-posting/new',
	),
	'/profile/job-posting/$id/applicants': school({ linkOn: '/profile/job-posting' }),
	'/profile/jobs': settled('/profile/jobs'),
	'/profile/live-trainings': school('/profile/live-trainings'),
	'/profile/micro-resources': school('/profile/micro-resources'),
	'/profile/my-badges': settled('/profile/my-badges'),
	'/profile/my-learning/': settled('/profile/my-learning'),
	'/profile/my-learning/$id': settled({ linkOn: '/profile/my-learning' }),
	'/profile/my-learning/$id/lesson/$lessonId': settled({
		linkOn: '/profile/my-learning',
		through: '/profile/my-learning/$id',
	}),
	'/profile/mylearning': settled('/profile/mylearning'),
	'/profile/nominations': by('parent', '/profile/nominations'),
	'/profile/notifications': by('subscriber', '/profile/notifications'),
	'/profile/overview': school('/profile/overview'),
	'/profile/parent-nomination': by('parent', '/profile/parent-nomination'),
	'/profile/poc-setup': school('/profile/poc-setup'),
	'/profile/purchase-history/': settled('/profile/purchase-history'),
	'/profile/purchase-history/$id': settled(`/profile/purchase-history/${order}`),
	'/profile/purchase-history/$id/invoice': settled(`/profile/purchase-history/${order}/invoice`),
	'/profile/purchase-history/$id/paid': settled(`/profile/purchase-history/${order}/paid`),
	'/profile/refunds/': by('subscriber', '/profile/refunds'),
	'/profile/registered-teachers': school('/profile/registered-teachers'),
	'/profile/registrations/': settled('/profile/registrations?type=webinars&status=confirmed'),
	'/profile/registrations/$id': by('buyer-abroad', { linkOn: '/profile/taas-attendance' }),
	'/profile/scheduled-training': school('/profile/scheduled-training'),
	'/profile/school-benefits': by('institutional-teacher', '/profile/school-benefits'),
	'/profile/school-hours/': school('/profile/school-hours'),
	'/profile/school-hours/session/$id': school({ linkOn: '/profile/school-hours/sessions' }),
	'/profile/school-hours/session/add': school('/profile/school-hours/session/add'),
	'/profile/school-hours/sessions': school('/profile/school-hours/sessions'),
	'/profile/school-info': [
		...school('/profile/school-info'),
		...by('unverified-poc', '/profile/school-info').map((one) => ({ ...one, school: true })),
	],
	'/profile/school-orders/': school('/profile/school-orders'),
	'/profile/school-orders/$id': school({ linkOn: '/profile/school-orders' }),
	'/profile/self-assessment': settled('/profile/self-assessment'),
	'/profile/taas-attendance': settled('/profile/taas-attendance'),
	'/profile/taas-shortlisted-candidates': school('/profile/taas-shortlisted-candidates'),
	'/profile/teacher-upload': school('/profile/teacher-upload'),
	'/profile/teacher-usage-tracking': school('/profile/teacher-usage-tracking'),
	'/profile/tpo-registers': school('/profile/tpo-registers'),
	'/profile/tpo-registrations': settled('/profile/tpo-registrations'),
	'/profile/tq-registers': school('/profile/tq-registers'),
	'/profile/video-resume': settled('/profile/video-resume'),
	'/profile/vidya-bundles/': settled('/profile/vidya-bundles'),
	'/profile/vidya-bundles/my-info': settled('/profile/vidya-bundles/my-info'),
	'/profile/vidya-coins': settled('/profile/vidya-coins'),
	'/profile/vidya-live-trainings': school('/profile/vidya-live-trainings'),
	'/profile/vidya-teaching-quotient': school('/profile/vidya-teaching-quotient'),
	'/quiz/': anybody('/quiz'),
	'/quiz/$slug': [...anybody({ linkOn: '/quiz' }), ...settled({ linkOn: '/quiz' })],
	'/teachers/$slug': anybody({ linkOn: '/courses' }),
	'/tpo-2025/': anybody('/tpo-2025'),
	'/tpo-2025/$token': anybody(
		`/tpo-2025/${demoInvitations.open}`,
		`/tpo-2025/${demoInvitations.ended}`,
	),
	'/teach': [...anybody('/teach'), ...settled('/teach')],
	'/value-partner': [
		...anybody('/value-partner'),
		...staff('/value-partner'),
		...by('value-partner', '/value-partner'),
	],
	'/vidya-app': anybody('/vidya-app'),
	'/vidya-for-schools/': anybody('/vidya-for-schools'),
	'/vidya-for-schools/register': [
		...anybody('/vidya-for-schools/register'),
		...settled('/vidya-for-schools/register'),
	],
	'/vidya-for-schools/teacher-certification': anybody('/vidya-for-schools/teacher-certification'),
	'/vidya-for-schools/teacher-recruitment': anybody('/vidya-for-schools/teacher-recruitment'),
	'/vidya-for-schools/teacher-training': anybody('/vidya-for-schools/teacher-training'),
	'/vidya-plus': anybody('/vidya-plus'),
}

/** Pages that the server serves besides the routes; the atlas is for analysts. */
export const served: readonly Example[] = [
	...anybody('/docs', '/docs#/session/requestLoginLink', '/dev/mail'),
	...by(
		'analyst',
		'/atlas',
		'/atlas/purchase/diagram',
		'/atlas/purchase/simulate',
		'/atlas/purchase/paths',
		'/atlas/purchase/usage',
		'/atlas/purchase/live',
		'/atlas/purchase/changes',
	),
]
