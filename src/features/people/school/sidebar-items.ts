import type { SidebarValue } from '#domain/people/school-sidebar.rules.ts'
import { brand } from '#i18n/brand.ts'
import { m } from '#i18n/messages'
import type { ModalKind } from '#machines/web/modal-stack/modal-stack.types.ts'

/**
 * One item of the sidebar (SCH-01): a page of the profile, unless it leads elsewhere or opens a
 * modal.
 */
export type SidebarItem = {
	value: SidebarValue
	label: () => string
	/** A page outside the profile, which opens in a new tab. */
	path?: '/gtm' | '/tpo-2025'
	/** The AI co-pilot, a separate site, which opens in a new tab. */
	copilot?: true
	/** It opens this modal (SCH-03). */
	modal?: ModalKind
}

/** A part that folds; its items may be parts again (SCH-02). */
export type SidebarSection = {
	id: string
	label: () => string
	items: readonly SidebarEntry[]
}

export type SidebarEntry = SidebarItem | SidebarSection

/**
 * The whole sidebar of a school (SCH-01); `/user/routes` says what of it is shown (SCH-02).
 */
export const sidebarItems: readonly SidebarEntry[] = [
	{ value: 'dashboard', label: m.school_dashboard },
	{ value: 'school-hours', label: m.hours_title },
	{
		id: 'figures',
		label: m.sidebar_figures,
		items: [
			{ value: 'overview', label: m.overview_title },
			{ value: 'curricular-overview', label: m.curriculum_title },
			{ value: 'curricular-subsection-analysis', label: m.curriculum_parts },
			{ value: 'teacher-usage-tracking', label: m.usage_title },
			{ value: 'tracking', label: m.school_tracking, modal: 'comingSoon' },
		],
	},
	{
		id: 'teachers',
		label: m.school_teachers,
		items: [
			{ value: 'registered-teachers', label: m.teachers_registered },
			{ value: 'teacher-upload', label: m.teachers_upload },
			{ value: 'poc-setup', label: m.sidebar_contacts },
			{ value: 'community-space', label: m.sidebar_community },
		],
	},
	{
		id: 'licences',
		label: m.sidebar_licences,
		items: [
			{ value: 'assign-licenses', label: m.teachers_assign_licences },
			{ value: 'assign-spc-voucher', label: m.teachers_assign_vouchers },
			{ value: 'school-orders', label: m.checkout_orders },
		],
	},
	{
		id: 'learning',
		label: m.sidebar_learning,
		items: [
			{ value: 'dev-spc-courses', label: m.sidebar_courses },
			{ value: 'micro-resources', label: m.sidebar_micro },
			{ value: 'bundles', label: m.sidebar_bundles },
			{ value: 'vidya-ai', label: m.header_copilot, copilot: true },
			{
				id: 'live',
				label: m.sidebar_live,
				items: [
					{ value: 'scheduled-training', label: m.sidebar_scheduled },
					{ value: 'live-trainings', label: m.sidebar_live_trainings },
					{
						value: 'vidya-live-trainings',
						label: () => m.sidebar_masterclasses({ brand: brand() }),
					},
					{ value: 'centalks', label: m.sidebar_talks },
				],
			},
		],
	},
	{
		id: 'assessment',
		label: m.sidebar_assessment,
		items: [
			{ value: 'assessment', label: m.sidebar_quizzes },
			{ value: 'vidya-teaching-quotient', label: m.sidebar_quotient },
		],
	},
	{
		id: 'recruitment',
		label: m.sidebar_recruitment,
		items: [
			{ value: 'job-posting', label: m.sidebar_posting },
			{ value: 'taas-shortlisted-candidates', label: m.sidebar_shortlist },
		],
	},
	{
		id: 'registers',
		label: m.sidebar_registers,
		items: [
			{ value: 'tq-registers', label: m.sidebar_tq },
			{ value: 'gtm-registers', label: m.sidebar_gtm_register },
			{ value: 'tpo-registers', label: m.sidebar_tpo_register },
			{ value: 'gtm', label: m.sidebar_gtm, path: '/gtm' },
			{ value: 'gtm-submission', label: m.submission_heading, modal: 'submission' },
			{ value: 'tpo-2025', label: m.school_tpo, path: '/tpo-2025' },
		],
	},
	{
		id: 'school',
		label: m.school_sider,
		items: [
			{ value: 'school-info', label: m.school_info },
			{ value: 'get-verified', label: m.school_get_verified, modal: 'documentUpload' },
			{ value: 'taas-t&cs', label: m.school_terms, modal: 'terms' },
		],
	},
]
