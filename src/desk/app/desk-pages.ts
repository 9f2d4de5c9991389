import { inboxRoles } from '#domain/people/inbox.rules.ts'
import { m } from '#i18n/messages'

/** A page of the desk: its path below /desk, its name, and the roles that may open it. */
export type DeskPage = {
	path: string
	name: () => string
	/** Null: every member of staff. */
	roles: readonly string[] | null
}

/** Roles that decide about something that waits. */
const inboxRoleNames = [...new Set(Object.values(inboxRoles).flat())]

/** The pages of the desk in the order of its menu. */
export const deskPages = [
	{ path: '/inbox', name: m.desk_inbox_title, roles: inboxRoleNames },
	{ path: '/resources', name: m.draft_list_title, roles: ['owner', 'editor', 'author'] },
	{ path: '/quizzes', name: m.desk_quiz_list_title, roles: ['owner', 'editor'] },
	{ path: '/orders', name: m.desk_order_list_title, roles: ['owner', 'finance', 'support'] },
	{ path: '/customers', name: m.desk_customer_list_title, roles: ['owner', 'support'] },
	{
		path: '/school-registrations',
		name: m.desk_school_list_title,
		roles: ['owner', 'school_manager'],
	},
	{ path: '/call-backs', name: m.callback_list, roles: inboxRoles.call_back },
	{ path: '/live-sessions', name: m.session_title, roles: inboxRoles.registration },
	{ path: '/event-guests', name: m.desk_guest_list_title, roles: inboxRoles.registration },
	{ path: '/instructors', name: m.desk_instructor_list_title, roles: ['owner', 'editor'] },
	{ path: '/prices', name: m.desk_price_list_title, roles: ['owner', 'finance'] },
	{ path: '/coupons', name: m.desk_coupon_list_title, roles: ['owner', 'finance'] },
	{ path: '/plans', name: m.desk_plan_list_title, roles: ['owner', 'finance'] },
	{ path: '/gst', name: m.desk_gst_title, roles: ['owner', 'finance'] },
	{ path: '/settlements', name: m.desk_settle_title, roles: ['owner', 'finance'] },
	{ path: '/author-applications', name: m.desk_application_list_title, roles: ['owner'] },
	{ path: '/authors', name: m.desk_author_list_title, roles: ['owner', 'finance'] },
	{ path: '/payouts', name: m.desk_payout_list_title, roles: ['owner', 'finance'] },
	{ path: '/earnings', name: m.desk_earnings_title, roles: ['author'] },
	{ path: '/sales', name: m.desk_sales_title, roles: ['owner', 'finance', 'analyst'] },
	{ path: '/figures', name: m.desk_figures_title, roles: ['owner', 'editor', 'analyst'] },
	{ path: '/reference', name: m.desk_reference_title, roles: ['owner', 'editor'] },
	{ path: '/profile-questions', name: m.desk_question_list_title, roles: ['owner', 'editor'] },
	{ path: '/jobs', name: m.desk_job_list_title, roles: ['owner', 'moderator'] },
	{ path: '/groups', name: m.desk_group_list_title, roles: ['owner', 'moderator'] },
	{ path: '/banners', name: m.desk_banner_list_title, roles: ['owner', 'editor'] },
	{ path: '/mails', name: m.desk_mail_list_title, roles: ['owner', 'editor'] },
	{ path: '/texts', name: m.desk_text_list_title, roles: ['owner', 'editor'] },
	{ path: '/webhooks', name: m.desk_webhook_title, roles: ['owner'] },
	{ path: '/api-keys', name: m.desk_key_title, roles: ['owner'] },
	{ path: '/setup', name: m.desk_setup_title, roles: ['owner'] },
	{ path: '/staff', name: m.desk_staff_title, roles: ['owner'] },
	{ path: '/audit', name: m.desk_audit_title, roles: ['owner'] },
	{ path: '/security', name: m.desk_security_title, roles: null },
] as const satisfies readonly DeskPage[]

/** Returns the pages that a person with these roles may open. */
export const pagesFor = (roles: readonly string[]): readonly DeskPage[] =>
	deskPages.filter(
		(page: DeskPage) => page.roles === null || page.roles.some((role) => roles.includes(role)),
	)
